import { forPerson } from '../booking/for-person.tsx'
import { AboutPerson } from './AboutPerson.tsx'
import { Afterward } from './Afterward.tsx'
import { RequestView } from './RequestView.tsx'

/** What only the team's links show. */
export const teamViews = {
  AboutPerson,
  Afterward,
  RequestView,
  forPerson,
  /** Where the words for the person would be wrong. */
  notices: {
    moved: 'The call has a new time. They get an email with the new calendar file.',
    canceled: 'The call’s canceled. They get an email that takes it off their calendar.',
    elsewhere: 'This call was changed in another window or by the person. Here’s how it stands now.',
  },
}
