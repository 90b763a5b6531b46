import { AboutPerson } from './AboutPerson.tsx'
import { RequestView } from './RequestView.tsx'

/** What only the team's links show. */
export const teamViews = { AboutPerson, RequestView }
