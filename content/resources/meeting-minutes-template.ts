import { capitalized, counts } from '../derived-facts.ts'
import { coverOf } from '../documents.ts'
import { meetingTemplates, minutesBestPractices, minutesChecklist } from '../meeting-templates.ts'
import { bookCall, card, download, page, section } from '../model/notation.ts'

export const meetingMinutesTemplate = page('resource', {
  title: 'Free Meeting Minutes Templates for Nonprofits',
  description:
    'Free meeting minutes templates for board, committee, annual, virtual and special meetings, with a checklist and advice for nonprofit secretaries.',
  updated: '2026-11-28',
  name: 'Meeting Minutes Templates & Guide',
  summary: 'Print a template for your next meeting: board, committee, annual, virtual or special.',
  hero: {
    eyebrow: 'Free resource',
    title: 'Meeting minutes templates for nonprofit boards',
    window: { quiet: 'nonprofit' },
    text: 'A form to print that a volunteer secretary can fill in during the meeting: quorum, conflicts of interest, motions word for word, votes, and tasks with an owner and a date. It’s free, no email address needed.',
    actions: [download('Meeting Minutes Template', 'Download Free Template')],
    artifact: {
      kind: 'covers',
      alt: 'The first page of the template: board meeting minutes, with room for quorum, conflicts of interest, motions and votes.',
      covers: [coverOf('/meeting-minutes-template.pdf')],
    },
  },
  sections: [
    section.cards(
      'templates',
      `${capitalized(counts.meetingTemplates)} templates, one for each kind of meeting`,
      {
        intro: 'Pick the meeting you have next. Your bylaws and your state’s law come first.',
        items: Object.entries(meetingTemplates).map(([kind, { name, purpose }]) =>
          card(name, {
            text: purpose.split(/(?<=\.) /)[0] ?? purpose,
            to: `/resources/meeting-minutes-outlines#template-${kind}`,
          }),
        ),
      },
    ),
    section.checklist('checklist', 'The secretary’s checklist', {
      intro: 'Most of the work is before the meeting.',
      items: minutesChecklist,
    }),
    section.cards('best-practices', 'Best practices', minutesBestPractices),
    section.cards('why-minutes-matter', 'Why minutes matter', {
      intro: 'Sooner or later a bank, a funder or an auditor asks to see them.',
      items: {
        'Legal compliance':
          'Minutes show that the board met, had a quorum and handled conflicts of interest. The full Form 990 asks whether you documented the meetings of the board and of committees that act for it; the 990-EZ and 990-N don’t, and houses of worship don’t file. If a decision is challenged, the minutes get read first.',
        'Funder confidence':
          'Funders, banks and auditors ask for the resolution that approved the budget, opened the account or accepted the grant. With minutes on file, you can send it the same afternoon.',
        'Time efficiency':
          'Without minutes, you’ll have the same meeting twice. With them, a member who missed it can catch up in five minutes.',
      },
    }),
    section.cards('who-reads-minutes', 'Who writes and reads your minutes', {
      'Board secretary':
        'The secretary has to write and follow the discussion at the same time. With the agenda filled in beforehand, only motions, votes and tasks are left to write down.',
      'Executive director':
        'The director needs to know what the board authorized: the amount, the limits, the date. The action items then fill the staff’s weeks.',
      'Auditor or funder':
        'An auditor checks that approvals match payments, who left the room during a conflict, and who signed.',
      'Volunteer committee chair':
        'A chair has an hour in the evening, and needs to see what the committee can decide on its own and what goes to the board.',
      'Member or major donor':
        'A donor wants to know that a restricted gift, zakat or the building fund was spent as promised.',
    }),
    section.download('member-retention-bonus', 'Bonus: use your minutes to keep members', {
      paragraphs: [
        'Members drift away when they hear nothing between appeals. Your minutes have the news they’re missing: what you decided, why, and where you need hands.',
        'After each annual meeting, turn the minutes into half a page for members: three decisions, a thank-you to volunteers, one open task. Leave out anything confidential, and send it that week.',
        `The complete package has all ${counts.meetingTemplates} templates, the checklist and the best practices in one PDF, ready for next year’s secretary.`,
      ],
      ...download('Meeting Minutes Complete Package', 'Download Complete Package'),
    }),
    section.faqs('questions', 'Meeting minutes: common questions', {
      'How long do we have to keep meeting minutes?': [
        'Keep board minutes permanently. Questions about property or restricted gifts come up decades later. Keep the minutes of members’ meetings and of committees that act for the board permanently, too. For other committees, laws say little; we suggest at least {committeeRetention}. Check with your state’s nonprofit act.',
        'Your state’s law, your grant agreements or your own retention policy may ask for longer.',
      ],
      'How soon should minutes be sent out?':
        'Send a draft within {minutesDistribution} of the meeting, marked “Draft”. It becomes the official record when the body approves it, usually at its next meeting.',
      'Should minutes name who seconded a motion and how each person voted?':
        'Name the mover, and the seconder if your rules ask for it. For votes, the numbers are usually enough. Name people in a roll call, when someone asks you to, and when someone abstains because of a conflict of interest.',
      'Do members or the public have a right to see our minutes?':
        'It depends on your state, on whether you have members, and on whether public money puts you under an open-meeting law. Ask a lawyer once, and write the answer into your policy.',
      'What do we do about an error in minutes that are already approved?':
        'Don’t change the approved file. At the next meeting, move to amend it, with the old and the corrected wording. Record that motion, and put a dated note on the old minutes.',
    }),
    section.pageLinks('read-on', 'A guide, and a template for everyday meetings', [
      '/blog/how-to-write-meeting-minutes-free-templates',
      '/resources/meeting-notes-template',
    ]),
    section.callToAction('next-step', 'Is fundraising on every agenda and never decided?', {
      text: 'The same three tasks come back each month. We’ll read your last minutes with you and see what it takes to finish one.',
      actions: [bookCall],
    }),
  ],
})
