import { coverOf } from '../documents.ts'
import { bookCall, link, page, section } from '../model/notation.ts'

export const resourcesIndex = page('plain', {
  title: 'Free Resources for Nonprofit Teams and Boards',
  description:
    'Free templates and guides for mission-driven organizations: a year-end appeal calendar, meeting minutes and notes, and AI note-takers.',
  name: 'Resources',
  summary: 'Free templates and guides for boards, secretaries and small teams.',
  hero: {
    eyebrow: 'Resources',
    title: 'Free templates for your board and your next appeal',
    text: 'Use a template at tonight’s meeting, or plan your appeal from September to January. No account, no email address.',
    actions: [
      link('Get the Appeal Calendar', '/resources/year-end-appeal-calendar', 'mission'),
      link('Get the Minutes Templates', '/resources/meeting-minutes-template'),
    ],
    artifact: {
      kind: 'covers',
      alt: 'The first pages of our four downloads: the appeal calendar, the complete package of minutes, the board minutes and the sample audit.',
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
      intro: 'Appeal this fall? Start with the calendar. Board meeting? Start with the minutes templates.',
      items: {
        Templates: [
          '/resources/year-end-appeal-calendar',
          '/resources/meeting-minutes-template',
          '/resources/meeting-minutes-outlines',
          '/resources/meeting-notes-template',
        ],
        'Guides and help': [
          '/blog/how-to-write-meeting-minutes-free-templates',
          '/resources/sample-website-audit',
          '/resources/ai-tools-for-meeting-management',
          '/services/productivity-tools',
        ],
      },
    }),
    section.prose('why-meetings', 'Why a fundraising agency writes about meetings', [
      'Fundraising often stalls in the boardroom. A sponsor waits for a resolution, an Ad Grants application waits for a login, a donor’s question waits for whoever promised to answer it. Clear minutes, with one name and one date for each task, fix a lot of that.',
      'Copy any template here and change it to fit your organization. It’s general guidance: for legal questions, go to your bylaws and a lawyer in your state.',
    ]),
    section.callToAction('next-step', 'Looking for something that isn’t here?', {
      text: 'Ask us. If we have a worksheet for your question, we’ll send it. If it takes a conversation, the first one is free.',
      actions: [bookCall, link('Contact Us', '/contact')],
    }),
  ],
})
