import { bookCall, card, fundraisingAudit, link, measure, page, section } from '../model/notation.ts'

export const challengesPage = page('plain', {
  title: 'Fundraising Challenges for Three Kinds of Nonprofits',
  description:
    'Twelve problems that keep nonprofits, Islamic organizations and climate initiatives underfunded, what each costs, and where to start.',
  name: 'Challenges',
  summary: 'Twelve problems that keep good organizations underfunded, and where to start with each.',
  hero: {
    eyebrow: 'Challenges',
    title: 'Twelve problems small organizations run into',
    text: 'Here’s what each one costs you, the four services that help most, and what a turnaround can look like.',
    actions: [bookCall, fundraisingAudit],
    artifact: {
      kind: 'months',
      alt: 'Two sketches of a year of giving. In the first, one month brings almost everything; in the second, every month brings something.',
      title: 'The same year, twice',
      rows: [
        {
          name: 'Now',
          text: 'One gala pays for everything',
          values: [6, 5, 6, 8, 6, 5, 4, 4, 8, 100, 10, 18],
        },
        {
          name: 'After a year of monthly giving',
          text: 'The gala is a bonus',
          values: [34, 36, 38, 40, 42, 44, 44, 46, 50, 96, 56, 72],
        },
      ],
    },
  },
  sections: [
    section.challenges('challenges', 'Find your challenge, and what it costs you', {}),
    section.cards('transformation', 'Services that turn it around', {
      intro: 'Most of the twelve need one of these four. Start with one.',
      items: [
        card('Corporate sponsorship development', {
          text: 'For income that depends on one appeal or one grant. Start with companies that already know you, and a policy on whose money you take.',
          to: '/services/corporate-sponsorship',
        }),
        card('Fundraising systems', {
          text: 'For donors who give once, funds that are mixed up, and knowledge in one person’s head. Start by making a test gift.',
          to: '/services/fundraising-systems',
        }),
        card('Volunteer and youth outreach', {
          text: 'For teams where the same few people do everything. Start by calling the volunteers who stopped coming, and listening.',
          to: '/services/volunteer-youth-outreach',
        }),
        card('Visibility as a fundraising engine', {
          text: 'For work that people doubt or never hear about. Start with one true story, its source, and something the reader can do.',
          to: '/services/fundraising-visibility',
        }),
      ],
    }),
    section.caseSummaries('before-and-after', 'What could change, in invented examples', {
      intro: 'None of these is a client, so there are no numbers.',
      items: [
        {
          organization: 'Family support nonprofit',
          theme: 'nonprofit',
          measures: [
            measure('Donations', 'One annual appeal', 'Monthly donors all year, the appeal on top'),
            measure('Reach', 'Flyers and referrals', 'Found in search by families'),
            measure('Engagement', 'A receipt, then silence', 'A thank-you within days, a report in spring'),
          ],
          solution:
            'Fix the thank-yous and the donation page first. Then ask repeat donors to give monthly, and rewrite program pages in the words families use.',
          timeframe: 'One full year',
        },
        {
          organization: 'Mosque with a weekend school',
          theme: 'islamic',
          measures: [
            measure(
              'Funding',
              'Ramadan carries the year',
              'Monthly sadaqah beside it, zakat in its own fund',
            ),
            measure('Youth engagement', 'At Jumu’ah, then home', 'A youth council that plans service days'),
            measure('Volunteers', 'The same few elders', 'Shared shifts, and people who come back'),
          ],
          solution:
            'Label each fund on forms and receipts the way the scholar confirmed it. Give young people a small budget of their own, and put an end date on each volunteer role.',
          timeframe: 'Two Ramadans',
        },
        {
          organization: 'Watershed restoration initiative',
          theme: 'climate',
          measures: [
            measure('Reach', 'Visitors after floods', 'Readers all year, from local searches'),
            measure('Sponsors', 'One grant funder', 'Local companies that ask to sponsor'),
            measure('Engagement', 'Signatures on a petition', 'Neighbors who come back each planting day'),
          ],
          solution:
            'Give every published number a source and a date. Answer local questions about floods and planting, and end each page with a sign-up for the next planting day.',
          timeframe: 'Two planting seasons',
        },
      ],
    }),
    section.cards('values', 'What you can hold us to', {
      Integrity: 'We tell you when the real problem is somewhere else.',
      Service: 'The plan fits the hours your team has.',
      Barakah: 'We ask in ways a donor would be glad to see up close.',
      Sustainability: 'Someone on your team learns to run whatever we fix.',
    }),
    section.callToAction('next-step', 'Which of these sounds like you?', {
      text: 'Put it in one sentence and bring it to a free {callLength:adjective} call. You’ll leave with a first step.',
      actions: [bookCall, link('Go to the Home Page', '/')],
    }),
  ],
})
