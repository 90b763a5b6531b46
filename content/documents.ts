import { capitalized, counts } from './facts.ts'
import type { MinutesDocument } from './model/minutes-document.ts'

/** The PDFs of the resources. After a change here run `npm run generate -- pdf`. */
export const minutesDocuments = [
  {
    file: '/meeting-minutes-template.pdf',
    eyebrow: 'Free template',
    title: 'Board meeting minutes',
    text: 'A form for a nonprofit board’s secretary, with room for the quorum, conflicts of interest, the exact wording of each motion, votes, and action items with an owner and a date.',
    howTo: {
      heading: 'How to use this template',
      steps: [
        'Before the meeting, fill in the details and the names of everyone who can vote. Look up the quorum in your bylaws.',
        'During the meeting, fill in the parts in order. Read each motion back before the vote, and print the decision page again if you need more room.',
        'Give every action item one name and one date before you move on.',
        'Type up the draft, mark it “Draft” and send it out within {minutesDistribution} of the meeting.',
        'Get it approved at the next meeting, sign it, and keep it permanently with its attachments.',
      ],
    },
    templates: ['board'],
    chapters: [],
  },
  {
    file: '/meeting-minutes-complete-package.pdf',
    eyebrow: 'Complete package',
    title: 'Meeting minutes for nonprofit organizations',
    text: `${capitalized(counts.meetingTemplates)} templates to print or copy, a checklist for the secretary, and six good habits. For committee chairs, new secretaries and anyone taking minutes for the first time.`,
    howTo: {
      heading: 'How to use this package',
      steps: [
        'Pick the template for the meeting you have next, and print just that chapter.',
        'Your bylaws and your state’s law come first where they ask for more.',
        'Give the checklist to whoever takes the minutes, and agree on the best practices once as a board.',
        'Share the package with your committees and next year’s secretary, so all your minutes look alike.',
      ],
    },
    templates: ['board', 'committee', 'annual', 'virtual', 'special'],
    chapters: ['checklist', 'bestPractices'],
  },
  {
    file: '/year-end-appeal-calendar.pdf',
    eyebrow: 'Free resource',
    title: 'Year-end appeal calendar',
    text: 'Who to call, what to mail and which emails to send from September to January, with the tax rules your donors ask about.',
    howTo: {
      heading: 'How to use this calendar',
      steps: [
        'Print the checklist and tape it up where the team meets.',
        'Write one name beside every box. Cross out what you can’t do this year.',
        'Keep the page of rules by the phone in the last week of December.',
        'It’s general information about federal rules. For your own case, ask your accountant.',
      ],
    },
    templates: [],
    chapters: ['yearEndCalendar', 'yearEndRules'],
  },
] as const satisfies MinutesDocument[]
