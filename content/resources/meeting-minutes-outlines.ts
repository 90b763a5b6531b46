import { counts } from '../facts.ts'
import type { ResourcePage } from '../model/page-kinds.ts'

export const meetingMinutesOutlines = {
  seo: {
    title: 'Meeting minutes outlines: what to record, line by line',
    description:
      'What the minutes of board, committee, annual, virtual and special meetings record, part by part and line by line, to copy into your own document.',
  },
  theme: 'mission',
  subject: 'article',
  updated: '2026-11-22',
  name: 'Meeting Minutes Outlines',
  summary: `Every part and every line of the ${counts.meetingTemplates} templates, to copy into your own document.`,
  hero: {
    eyebrow: 'Free resource',
    title: 'What to record at each kind of meeting, line by line',
    lead: 'The same lines as in our PDF, as text that you can copy into the document your board already uses. Strike what your bylaws do not ask for.',
    actions: [],
  },
  sections: [
    {
      kind: 'meetingTemplates',
      id: 'outlines',
      heading: 'Five outlines you can copy',
      intro:
        'Each begins with who was there and ends with who signs. In between stands what that kind of meeting decides.',
    },
    {
      kind: 'download',
      id: 'on-paper',
      heading: 'Download all five as a PDF',
      paragraphs: [
        `The complete package has the same ${counts.meetingTemplates} templates with room to write, the secretary’s checklist and the best practices, in one PDF.`,
      ],
      file: '/meeting-minutes-complete-package.pdf',
      label: 'Download Complete Package',
      eventLabel: 'Meeting Minutes Complete Package',
    },
    {
      kind: 'pageLinks',
      id: 'read-on',
      heading: 'Related pages',
      groups: [
        {
          pages: [
            '/resources/meeting-minutes-template',
            '/blog/how-to-write-meeting-minutes-free-templates',
            '/resources/meeting-notes-template',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Did a fundraising task go unassigned?',
      text: 'Bring it to a free {callLength:adjective} call. We will say what it takes to finish it, who on your team could own it, and what to leave for later.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies ResourcePage
