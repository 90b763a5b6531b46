import { bookCall, card, fundraisingAudit, page, section } from '../model/notation.ts'

export const nonprofitOrganizations = page('audience', {
  title: 'Fundraising Help for Nonprofit Organizations',
  description:
    'For nonprofits that live on one grant and one appeal: keep the donors you have, be found by the people you serve, and add income you can plan on.',
  theme: 'nonprofit',
  name: 'Nonprofit Organizations',
  summary: 'Keep your donors, be found, and rely less on a single grant.',
  hero: {
    eyebrow: 'For nonprofit organizations',
    title: 'Steady income for nonprofits with small teams',
    window: { leaf: 'nonprofit' },
    text: 'Your programs work. The money behind them comes late, comes restricted, or comes from the same few people. We help you keep your donors, reach the people you serve, and add income you can plan on.',
    actions: [bookCall, fundraisingAudit],
    artifact: {
      kind: 'year',
      alt: 'A nonprofit’s giving year, month by month: monthly giving all year, thanks in January, a spring report, GivingTuesday and the year-end appeal.',
      title: 'A year that doesn’t depend on December',
      rows: [
        { name: 'Monthly giving', from: 0, to: 12 },
        { name: 'Thank-you calls', from: 0, to: 1 },
        { name: 'Report to donors', from: 3, to: 5 },
        { name: 'GivingTuesday', from: 10.85, to: 11.1 },
        { name: 'Year-end appeal', from: 10.4, to: 12 },
      ],
    },
  },
  sections: [
    section.comparison('what-changes', 'Your year now, and how it could look', {
      left: 'Now',
      right: 'Once the basics are in place',
      rows: {
        'The gala or the year-end appeal brings in what no grant pays for. All year you watch the bank balance.':
          'Some of your repeat donors give monthly, so a slow December doesn’t have to mean a budget cut.',
        'Receipts go out by themselves. Thank-yous go out when there’s a free evening.':
          'Every first-time donor gets a thank-you that a person signs. Each Monday the director has a short list: two calls, three notes.',
        'You find out in December who gave last year and hasn’t this year, if you find out at all.':
          'A lapsed donor is on your list within a month, and hears what the last gift did before you ask again.',
        'The board meeting ends with “we should find sponsors”.':
          'Each board member has one company, one contact and one date, and a note already drafted for them.',
        'A grant report means a week of collecting numbers from five places, and one person knows where.':
          'Program staff enter a result when it happens. You put the report together in a day.',
      },
    }),
    section.cards('what-we-do', 'Start with one of these, then add the next', {
      intro:
        'In week one we make a test gift, sign up as a volunteer and read your giving records. Start with one of the first two below, then add one source at a time.',
      items: [
        card('Keep the donors you have', {
          text: 'Donors hear from you all through their first year, and get an easy way to give monthly.',
          to: '/services/fundraising-systems',
        }),
        card('Fix the donation page', {
          text: 'We make a gift on a phone and write down everything that gets in the way.',
          to: '/services/landing-page-optimization',
        }),
        card('Apply for Google Ad Grants', {
          text: 'Google gives eligible nonprofits up to {adGrantMonthly} a month in search ads. It’s better at filling programs and volunteer shifts than at raising money.',
          to: '/services/google-ads-nonprofits',
        }),
        card('Clean up your donor file', {
          text: 'We merge duplicates into one record each, and the login belongs to the organization.',
          to: '/services/crm-nonprofits',
        }),
      ],
    }),
    section.pageLinks('read-on', 'Use these tonight', [
      '/resources/your-year-in-one-table',
      '/resources/letters',
      '/services/before-you-sign',
      '/challenges',
    ]),
    section.faqs('questions', 'Your grants and your time', {
      'Can we pay your fee from a restricted grant?':
        'Only if the grant agreement allows it. Federal awards generally can’t pay for fundraising. Ask your program officer in writing before you sign with us.',
      'There are three of us. Do we have enough time for this?':
        'One of you needs a few hours each week and the right to approve a letter without a committee. If that has to wait, the free website audit gives you a list to start from.',
    }),
    section.callToAction('next-step', 'Find a backup for the income you can’t lose', {
      text: 'We’ll go through last year’s income together, and a rough list will do. The one-page email afterward names the first backup to build.',
      actions: [bookCall, fundraisingAudit],
    }),
  ],
})
