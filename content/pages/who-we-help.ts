import { bookCall, card, fundraisingAudit, link, page, section } from '../model/notation.ts'

export const whoWeHelp = page('plain', {
  title: 'Who We Help: Nonprofits, Islamic and Climate Groups',
  description:
    'Nonprofits, Islamic organizations and climate initiatives: where each loses support, where we’d start, and our three steps: get found, convert, sustain.',
  name: 'Who We Help',
  summary: 'Nonprofits, Islamic organizations and climate initiatives, and where we start with each.',
  hero: {
    eyebrow: 'Who we help',
    title: 'Fundraising help for nonprofits, mosques and climate groups',
    window: { layout: 'top' },
    text: 'A food pantry, a mosque and a river project raise money from different people, under different rules. Don’t see yours below? Contact us anyway.',
    actions: [bookCall, fundraisingAudit],
    leaves: [
      {
        name: 'Nonprofit Organizations',
        text: 'Busiest at year-end',
        to: '/nonprofit-organizations',
        theme: 'nonprofit',
      },
      {
        name: 'Islamic Organizations',
        text: 'Busiest in Ramadan',
        to: '/islamic-organizations',
        theme: 'islamic',
      },
      {
        name: 'Climate Initiatives',
        text: 'In the news after a storm',
        to: '/climate-initiatives',
        theme: 'climate',
      },
    ],
  },
  sections: [
    section.cards('audiences', 'Find your kind of organization', [
      card('Nonprofit organizations', {
        text: 'You live on grants, one appeal and a few loyal donors, and each wants a different report. We start by keeping the donors you have.',
        to: '/nonprofit-organizations',
      }),
      card('Islamic organizations', {
        text: 'You hold zakat and sadaqah in trust, and much of the year depends on Ramadan. We start with how you label, receipt and report each gift.',
        to: '/islamic-organizations',
      }),
      card('Climate initiatives', {
        text: 'Your results come slowly, and people question every claim. We start with what you can show today, with its source beside it.',
        to: '/climate-initiatives',
      }),
    ]),
    section.steps('approach', 'Get found, get the gift, keep the donor', {
      intro: 'Find the first of these three that’s broken. That’s where we start.',
      items: {
        'Get Found':
          'We write the pages that answer what donors and families search for, and run Google Ad Grants if you qualify.',
        'Convert Visitors':
          'We watch a stranger try to give, sign up or ask for help on a phone. Then we clear away whatever stops them, so the next person can.',
        'Sustain Growth':
          'A thank-you within two days, a report on what the gift did, an invitation to give monthly or volunteer. We write it all down so your team can keep it going.',
      },
    }),
    section.metrics('goals', 'Our goals for the next {goalPeriod}', {
      intro:
        'These goals are for all our clients together, and they aren’t results. Yours will come from your own numbers.',
      metrics: ['organizationsServed', 'supporterRevenue', 'averageGrowth', 'roiIncrease'],
    }),
    section.pageLinks('see-for-yourself', 'What we did, what you’d sign, and what holds others back', [
      '/impact-stories',
      '/services/before-you-sign',
      '/challenges',
    ]),
    section.callToAction('next-step', 'Not sure we’re the right fit?', {
      text: 'Use the call to find out. Tell us who supports you today and who should. If someone else would serve you better, you’ll get their name.',
      actions: [bookCall, link('See Our Impact Stories', '/impact-stories')],
    }),
  ],
})
