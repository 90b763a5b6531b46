import { counts } from '../derived-facts.ts'
import { bookCall, download, page, section, sheet } from '../model/notation.ts'

export const meetingMinutesOutlines = page('resource', {
  title: 'Meeting Minutes Outlines: What to Record, Line by Line',
  description:
    'Outlines for board, committee, annual, virtual and special meetings: every line that belongs in the minutes, ready to copy into your own document.',
  updated: '2026-11-28',
  name: 'Meeting Minutes Outlines',
  summary: `Copy every line of the ${counts.meetingTemplates} templates into your own document.`,
  hero: {
    eyebrow: 'Free resource',
    title: 'Meeting minutes, line by line',
    window: { quiet: 'islamic' },
    text: 'The lines from our PDF, as text to paste into the document your board already uses. Cut what your bylaws don’t ask for. The PDF has room to write, the secretary’s checklist and the best practices.',
    actions: [download('Meeting Minutes Complete Package', 'Download Complete Package')],
    artifact: {
      kind: 'sheets',
      alt: 'The outline of a board meeting, pasted into a board’s own document: a line that doesn’t apply is crossed out, the others are being filled in.',
      sheets: [
        sheet(
          'Your document, outline pasted',
          [
            { as: 'title', text: 'Attendance and quorum' },
            { as: 'text', text: 'Directors present: seven, one from 7:10' },
            { as: 'text', text: 'Quorum: five of nine. Met' },
            { as: 'struck', text: 'Staff and guests', note: 'Nobody came' },
            { as: 'title', text: 'Decisions' },
            { as: 'field', text: 'Exact wording of the motion' },
            { as: 'text', text: 'Moved by, and seconded by' },
            { as: 'text', text: 'Votes for, against and abstaining' },
            { as: 'text', text: 'Task, owner and due date' },
          ],
          'numbered',
        ),
      ],
    },
  },
  sections: [
    section.meetingTemplates('outlines', 'Outlines you can copy', {
      intro: 'Each one starts with who was there and ends with who signs.',
    }),
    section.pageLinks('read-on', 'How to fill them in', [
      '/resources/meeting-minutes-template',
      '/blog/how-to-write-meeting-minutes-free-templates',
      '/resources/meeting-notes-template',
    ]),
    section.callToAction('next-step', 'Got a fundraising task without an owner?', {
      text: 'We’ll work out with you what finishing it takes, and who on your team could own it.',
      actions: [bookCall],
    }),
  ],
})
