import { bookCall, fundraisingAudit, link, page, section } from '../model/notation.ts'

export const whoWeHelp = page('plain', {
  title: 'Who We Help: Nonprofits, Islamic and Climate Groups',
  description:
    'Nonprofits, Islamic organizations and climate initiatives: where each loses support, where we’d start, and our three steps: get found, convert, sustain.',
  name: 'Who We Help',
  summary: 'See where we’d start with a nonprofit, an Islamic organization or a climate initiative.',
  hero: {
    eyebrow: 'Who we help',
    title: 'Fundraising help for nonprofits, mosques and climate groups',
    window: { layout: 'top' },
    text: 'A food pantry, a mosque and a river project raise money from different people, under different rules. Find yours, or write to us if it isn’t here.',
    actions: [bookCall, fundraisingAudit],
    leaves: [
      {
        name: 'Nonprofit Organizations',
        text: 'We start with the donors you have',
        to: '/nonprofit-organizations',
        theme: 'nonprofit',
      },
      {
        name: 'Islamic Organizations',
        text: 'We start with how each gift is labeled',
        to: '/islamic-organizations',
        theme: 'islamic',
      },
      {
        name: 'Climate Initiatives',
        text: 'We start with what you can show today',
        to: '/climate-initiatives',
        theme: 'climate',
      },
    ],
  },
  sections: [
    section.steps('approach', 'Get found, get the gift, keep the donor', {
      intro: 'Find the first of these three that’s broken. That’s where we start.',
      items: {
        'Get Found':
          'We write the pages that answer what donors and families search for, and run Google Ad Grants if you qualify.',
        'Convert Visitors':
          'We watch a stranger try to give, sign up or ask for help on a phone. Then we clear away whatever stops them, so the next person can.',
        'Sustain Growth':
          'Your donor gets a thank-you, a report on what the gift did, and later an invitation to give monthly. We write the routine down so your team can keep it going.',
      },
    }),
    section.pageLinks('see-for-yourself', 'One client’s result, and the proposal you’d sign', [
      '/impact-stories',
      '/services/before-you-sign',
    ]),
    section.metrics('goals', 'Our goals for the next {goalPeriod}', {
      intro:
        'They’re for all our clients together, and none is a result. For growth, our own count so far is {averageGrowthMeasured}, not documented here yet; the goal is to stay at {averageGrowth}.',
      metrics: ['organizationsServed', 'supporterRevenue', 'averageGrowth', 'roiIncrease'],
    }),
    section.pageLinks('problems', 'Start from a problem you know', ['/challenges']),
    section.callToAction('next-step', 'Not sure we’re the right fit?', {
      text: 'Use the call to find out. If another firm would serve you better, we’ll give you its name.',
      actions: [bookCall, link('See Our Impact Stories', '/impact-stories')],
    }),
  ],
})
