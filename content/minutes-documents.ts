import { capitalized, counts } from './facts.ts'
import type { MinutesDocument } from './model/minutes-document.ts'

/** The two PDFs of the meeting-minutes pages. After a change here run `npm run generate -- pdf`. */
export const minutesDocuments = [
  {
    file: '/meeting-minutes-template.pdf',
    eyebrow: 'Free template',
    title: 'Board meeting minutes',
    lead: 'A form for the secretary of a nonprofit board. It has a place for the quorum, conflicts of interest, the exact wording of each motion, votes, and action items with an owner and a date.',
    howTo: {
      heading: 'How to use this template',
      steps: [
        'Before the meeting, fill in the details and the names of everyone entitled to vote. Look up the quorum in your bylaws.',
        'During the meeting, fill in the parts in order. Read each motion back before the vote, and print the decision page again if you need more room.',
        'Give every action item one name and one date before the next item begins.',
        'Type up the draft, mark it “Draft” and send it out within {minutesDistribution} of the meeting.',
        'Have it approved at the next meeting, sign it, and keep it permanently with its attachments.',
      ],
    },
    templates: ['board'],
    chapters: [],
  },
  {
    file: '/meeting-minutes-complete-package.pdf',
    eyebrow: 'Complete package',
    title: 'Meeting minutes for nonprofit organizations',
    lead: `${capitalized(counts.meetingTemplates)} templates to print or to copy, a checklist for the secretary, and the habits that make minutes hold up. Made for committee chairs, new secretaries and anyone who takes the minutes for the first time.`,
    howTo: {
      heading: 'How to use this package',
      steps: [
        'Choose the template for the meeting you have next, and print that chapter alone.',
        'Your bylaws and the law of your state come first where they ask for more.',
        'Give the checklist to whoever takes the minutes, and agree on the best practices once as a board.',
        'Share the package with your committees and next year’s secretary, so that all your minutes look alike.',
      ],
    },
    templates: ['board', 'committee', 'annual', 'virtual', 'special'],
    chapters: ['checklist', 'bestPractices'],
  },
] as const satisfies MinutesDocument[]
