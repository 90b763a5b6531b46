import { bookCall, card, fundraisingAudit, link, page, section } from '../model/notation.ts'

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
    section.worksheet('before-and-after', 'What could change, in invented examples', {
      intro: 'None of these is a client, so there are no numbers.',
      columns: ['Before', 'What we’d do', 'After'],
      rows: [
        [
          'A family support nonprofit: one yearly appeal, flyers, a receipt and then silence',
          'The thank-yous and the donation page first, then monthly giving, then pages in families’ words',
          'One year on: monthly donors, families who found it in search, a report in spring',
        ],
        [
          'A mosque with a weekend school: Ramadan carries the year, the same few elders help',
          'Funds labeled as the scholar confirmed, a youth budget, volunteer roles with an end date',
          'Two Ramadans on: monthly sadaqah, zakat in its own fund, shifts that people come back to',
        ],
        [
          'A watershed initiative: visitors after floods, one grant, signatures on a petition',
          'A source for each number, answers about floods and planting, a sign-up below each',
          'Two planting seasons on: readers all year, local sponsors, neighbors each planting day',
        ],
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
