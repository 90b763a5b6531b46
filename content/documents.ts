import {
  emailAfterCall,
  sampleProposal,
  sampleReport,
  serviceTable,
  treasurerQuestions,
} from './before-you-sign.ts'
import { capitalized, counts } from './derived-facts.ts'
import { foodBankLetters } from './letters/food-bank.ts'
import { masjidLetters } from './letters/masjid.ts'
import { riverLetters } from './letters/river-group.ts'
import { yearEndLetters } from './letters/year-end.ts'
import { meetingTemplates, minutesBestPractices, minutesChecklist } from './meeting-templates.ts'
import type { ArtifactOf } from './model/artifact.ts'
import type { MeetingTemplate } from './model/meeting-template.ts'
import { textCards } from './model/notation.ts'
import type { SectionOf } from './model/section.ts'
import type { ServicePath } from './routes.ts'
import { auditForm, sampleAudit, sampleStrengths } from './sample-audit.ts'
import { site } from './site.ts'
import { yearEndCalendar, yearEndRules } from './year-end-calendar.ts'

/** A chapter of a PDF: a form to fill in, a checklist, cards, an audit, letters, papers or the table of services. */
export type Chapter = { id: string; title: string } & (
  | { template: MeetingTemplate }
  | Pick<SectionOf<'checklist'>, 'groups'>
  | Pick<SectionOf<'cards'>, 'items'>
  | Pick<SectionOf<'audit'>, 'stops'>
  | Pick<SectionOf<'letters'>, 'from' | 'letters'>
  | Pick<SectionOf<'papers'>, 'papers'>
  | { services: readonly { path: ServicePath; row: Readonly<Record<string, string>> }[] }
)

type Cover = ArtifactOf<'covers'>['covers'][number]

export type PdfDocument = {
  /** File in `public/`. */
  file: string
  /** The wide one of the four tiles on the first page. */
  tile: Cover['tile']
  eyebrow: string
  /** The title on the first page and in the title bar of a PDF viewer. */
  title: string
  text: string
  /** Instructions on the first page, one step each. */
  howTo: { heading: string; steps: string[] }
  chapters: Chapter[]
}

/** The letters as a PDF, and for word processors (`npm run generate -- pdf word`). */
export const lettersDocument: PdfDocument = {
  tile: 'islamic',
  file: '/letters-you-can-send.pdf',
  eyebrow: 'Free resource',
  title: 'Letters you can send this week',
  text: `${capitalized(counts.letters)} letters, emails and wordings to copy, with a reason beside each paragraph. The three organizations are examples, and so are their numbers.`,
  howTo: {
    heading: 'How to use them',
    steps: [
      'Begin with the thank-you. The later letters refer back to it.',
      'Change what’s in brackets. If you can’t show a number to someone, leave the sentence out.',
      'Read the letter aloud to a friend who doesn’t work with you.',
      'Sign it with a name, and put the promised month on a calendar.',
    ],
  },
  chapters: [
    { id: 'food-bank', title: 'From a food pantry', from: 'Sample Street Pantry', letters: foodBankLetters },
    {
      id: 'year-end',
      title: 'The same pantry, at year end',
      from: 'Sample Street Pantry',
      letters: yearEndLetters,
    },
    { id: 'masjid', title: 'From a masjid', from: 'Masjid on the Corner', letters: masjidLetters },
    {
      id: 'river-group',
      title: 'From a river group',
      from: 'Friends of the Upper Mill',
      letters: riverLetters,
    },
  ],
}

const formChapter = (id: string, template: MeetingTemplate) => ({ id, title: template.name, template })

/** The PDFs of the resources. After a change here run `npm run generate -- pdf`. */
export const documents: PdfDocument[] = [
  {
    file: '/meeting-minutes-template.pdf',
    tile: 'nonprofit',
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
    chapters: [formChapter('board', meetingTemplates.board)],
  },
  {
    file: '/meeting-minutes-complete-package.pdf',
    tile: 'islamic',
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
    chapters: [
      ...Object.entries(meetingTemplates).map(([kind, template]) => formChapter(kind, template)),
      { id: 'checklist', title: 'The secretary’s checklist', groups: minutesChecklist },
      { id: 'best-practices', title: 'Best practices', items: minutesBestPractices },
    ],
  },
  {
    file: '/year-end-appeal-calendar.pdf',
    tile: 'amber',
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
    chapters: [
      { id: 'calendar', title: 'September to January', groups: yearEndCalendar },
      { id: 'rules', title: 'The rules your donors ask about', items: yearEndRules },
    ],
  },
  {
    file: '/sample-website-audit.pdf',
    tile: 'climate',
    eyebrow: 'A sample',
    title: 'Website audit: Sample Street Pantry',
    text: 'The pantry is invented, and so are its website and its numbers. Yours would begin the same way: three things to fix first, then the rest of the list.',
    howTo: {
      heading: 'How to read an audit',
      steps: [
        'We go the way of one donor, from the search to the thank-you, and number what gets in the way.',
        'Each finding says what a donor sees, why it costs gifts, what to do, and who does it.',
        'Check the box when it’s fixed. Numbers 7, 8 and 9 come first: they touch every gift.',
        'The last chapter is the same form without our findings, for your own site.',
      ],
    },
    chapters: [
      {
        id: 'findings',
        title: `${capitalized(counts.findings)} findings, the way a donor meets them`,
        stops: sampleAudit,
      },
      { id: 'leave-alone', title: 'What already works, so leave it', items: textCards(sampleStrengths) },
      formChapter('form', auditForm),
    ],
  },
  lettersDocument,
  {
    file: '/before-you-sign.pdf',
    tile: 'climate',
    eyebrow: 'For your board',
    title: 'Before you sign',
    text: `The email after a free call, a sample proposal, a report, all ${counts.services} services in one table, and answers for a treasurer. Sample Street Pantry is an example.`,
    howTo: {
      heading: 'How to read it',
      steps: [
        'The email shows what a free call leaves you with.',
        'The proposal has a date beside each thing that you’d hold, and blanks for the money and the end. Ask any agency to fill them in.',
        'The report says what didn’t work, too. The table says when not to buy a service.',
        'Give the last chapter to your treasurer before the meeting.',
      ],
    },
    chapters: [
      { id: 'email', title: 'The email after a call', papers: emailAfterCall },
      { id: 'proposal', title: 'A sample proposal', papers: sampleProposal },
      { id: 'report', title: 'A sample map and report', papers: sampleReport },
      {
        id: 'services',
        title: `All ${counts.services} services`,
        services: (Object.keys(serviceTable) as ServicePath[]).map((path) => ({
          path,
          row: serviceTable[path],
        })),
      },
      {
        id: 'treasurer',
        title: 'Answers for your treasurer',
        items: textCards(
          Object.fromEntries(
            Object.entries(treasurerQuestions).map(([question, answer]) => [
              question,
              [answer].flat().join(' '),
            ]),
          ),
        ),
      },
    ],
  },
]

/** A PDF's first page, as a hero shows it. */
export function coverOf(file: string): Cover {
  const document = documents.find((each) => each.file === file)
  if (!document) throw new Error(`content/documents.ts has no ${file}.`)
  const { tile, eyebrow, title, text, chapters } = document
  return {
    publisher: site.name,
    tile,
    eyebrow,
    title,
    text,
    chapters: chapters.map((chapter) => chapter.title),
  }
}
