import { coverOf } from '../documents.ts'
import { bookCall, link, page, section } from '../model/notation.ts'

export const resourcesIndex = page('plain', {
  title: 'Free Resources for Nonprofit Teams and Boards',
  description:
    'Letters to copy, a year-end calendar, a donor calculator, a sample audit and proposal, and meeting minutes templates. Free, without an email address.',
  name: 'Resources',
  summary: 'Take letters, a calendar, a calculator and templates, without giving an email address.',
  hero: {
    eyebrow: 'Resources',
    title: 'Free templates for your board and your next appeal',
    window: { layout: 'top', quiet: 'sunken' },
    text: 'Send a letter this week, plan your appeal, or bring a template to tonight’s meeting. No account, no email address.',
    actions: [
      link('Read the Letters', '/resources/letters', 'mission'),
      link('Get the Appeal Calendar', '/resources/year-end-appeal-calendar'),
    ],
    artifact: {
      kind: 'covers',
      alt: 'The first pages of four of our downloads: the appeal calendar, the complete package of minutes, the board minutes and the sample audit.',
      covers: [
        coverOf('/year-end-appeal-calendar.pdf'),
        coverOf('/meeting-minutes-complete-package.pdf'),
        coverOf('/meeting-minutes-template.pdf'),
        coverOf('/sample-website-audit.pdf'),
      ],
    },
  },
  sections: [
    section.pageLinks('all-resources', 'Take what you need this week', {
      intro:
        'Begin with a thank-you letter. For a board meeting, take the table. For legal questions, your bylaws and a lawyer in your state come first.',
      items: {
        'To raise money': [
          '/resources/letters',
          '/resources/letters/year-end',
          '/resources/year-end-appeal-calendar',
          '/resources/your-year-in-one-table',
          '/resources/sample-website-audit',
          '/services/before-you-sign',
        ],
        'For your board and office': [
          '/resources/meeting-minutes-template',
          '/resources/meeting-minutes-outlines',
          '/resources/meeting-notes-template',
          '/blog/how-to-write-meeting-minutes-free-templates',
          '/resources/ai-tools-for-meeting-management',
        ],
      },
    }),
    section.callToAction('next-step', 'Looking for something that isn’t here?', {
      text: 'Tell us your question. If we have a worksheet for it, it’s yours. We also set up files, meetings and tasks, as a service.',
      actions: [bookCall, link('See Productivity Tools', '/services/productivity-tools')],
    }),
  ],
})
