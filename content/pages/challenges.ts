import { inWords } from '../booking-facts.ts'
import { capitalized } from '../derived-facts.ts'
import { bookCall, card, fundraisingAudit, link, page, section } from '../model/notation.ts'
import { sectorRetention } from '../year-table.ts'

/* Where each problem is solved. */
const sponsorship = {
  label: 'Corporate sponsorship, with a sample policy',
  to: '/services/corporate-sponsorship#policy',
} as const
const systems = { label: 'Fundraising systems', to: '/services/fundraising-systems' } as const
const visibility = { label: 'Fundraising visibility', to: '/services/fundraising-visibility' } as const
const search = { label: 'SEO and content', to: '/services/nonprofit-seo' } as const
const landingPages = {
  label: 'Landing page optimization',
  to: '/services/landing-page-optimization',
} as const

/** Short, in the page's window. */
export const challengeGroupNames = {
  nonprofit: 'Nonprofits',
  islamic: 'Mosques',
  climate: 'Climate',
} as const

const problems = [
  section.worksheet('nonprofit', 'Four problems of nonprofits', {
    theme: 'nonprofit',
    columns: ['The problem', 'How it shows', 'What it costs you'],
    rows: [
      [
        'Income that comes once a year',
        'The gala or the year-end appeal brings in most of your unrestricted money. The rest of the year, the director watches the bank balance.',
        'Hiring waits for the appeal, and one bad night becomes a budget cut.',
        { number: 1, more: systems },
      ],
      [
        'Donors who give once',
        'The receipt is automatic and the thank-you is late. The next message is another ask, often to people who never heard what the first gift did.',
        `Every January you start over with new donors. In 2025 the sector kept ${sectorRetention} of the old ones.`,
        { number: 2, more: systems },
      ],
      [
        'Pages written for funders',
        'Your website says “capacity building” and “wraparound support”. The family next door searches for “free tax help” and finds a paid tax preparer.',
        'People who need you go without, and your funders see smaller numbers.',
        { number: 3, more: search },
      ],
      [
        'Everything in one person’s head',
        'One staff member knows the passwords, the major donors’ first names and which spreadsheet is the right one. None of it is written down.',
        'When that person leaves, so do months of follow-up.',
        { number: 4, more: systems },
      ],
    ],
  }),
  section.worksheet('islamic', 'Four problems of mosques and Islamic organizations', {
    theme: 'islamic',
    columns: ['The problem', 'How it shows', 'What it costs you'],
    rows: [
      [
        'A year’s giving in one month',
        'Ramadan carries the year. The money’s gone before the next one, which falls about eleven days earlier in your fiscal year.',
        'What you can pay teachers depends on last Ramadan, not on what this year needs.',
        { number: 5, more: systems },
      ],
      [
        'Zakat and sadaqah in one pot',
        'The donation form has one button. The donor meant zakat, the record says “donation”, and the treasurer sorts it out later from memory or a memo line.',
        'You can’t show that zakat reached the people it’s for, and careful donors go elsewhere.',
        { number: 6, more: systems },
      ],
      [
        'Money you can’t accept',
        'A company offers support, and part of its income comes from interest, alcohol or gambling. You have no written rule, so the board argues the case from scratch.',
        'The answer comes too late, or you have to give back a gift you’ve announced.',
        { number: 7, more: sponsorship },
      ],
      [
        'Accounts paused at the worst time',
        'When volume jumps, a bank, a payment provider or an ad platform may stop to ask who you are and where money goes. If the paperwork is missing, a question turns into a freeze.',
        'Gifts fail in the last ten nights, and donors think it’s your fault.',
        { number: 8, more: landingPages },
      ],
    ],
  }),
  section.worksheet('climate', 'Four problems of climate initiatives', {
    theme: 'climate',
    columns: ['The problem', 'How it shows', 'What it costs you'],
    rows: [
      [
        'Results that take years',
        'A restored wetland needs years. Funders ask after twelve months, so you report activities instead.',
        'Funders lose patience just before there’s something to see.',
        { number: 9, more: visibility },
      ],
      [
        'Readers who doubt every claim',
        'People have read too many green promises. When they see a big round number without a source, they don’t believe it, even if it’s true.',
        'Reporters stay away, and sponsors hesitate.',
        { number: 10, more: visibility },
      ],
      [
        'Attention that follows disasters',
        'A flood or a fire brings visitors for a few days. There’s no sign-up and nothing to do, so they read one page and leave.',
        'The week when most people care goes by, and you haven’t learned a single name.',
        { number: 11, more: landingPages },
      ],
      [
        'Language only specialists read',
        'Your pages talk about additionality, baselines and co-benefits. Experts nod. The neighbor who’d plant, give or vote can’t see where to start.',
        'You keep the supporters who were already convinced.',
        { number: 12, more: search },
      ],
    ],
  }),
]
/** “Twelve”. */
const count = inWords(problems.flatMap(({ rows }) => rows).length)

export const challengesPage = page('plain', {
  title: 'Fundraising Challenges for Three Kinds of Nonprofits',
  description: `${capitalized(count)} problems that keep nonprofits, Islamic organizations and climate initiatives underfunded, what each costs, and where to start.`,
  name: 'Challenges',
  summary: `Find your problem among ${count}, and the service to start with.`,
  hero: {
    eyebrow: 'Challenges',
    title: `Which of these ${count} is costing you money?`,
    window: { layout: 'bleed' },
    text: 'For each one: how it shows, what it costs you, and which service to start with. Three examples at the end show what could change.',
    actions: [bookCall, fundraisingAudit],
  },
  sections: [
    ...problems,
    section.cards('transformation', 'Start with one of these four', {
      intro: `Most of the ${count} come down to how gifts are handled, who sponsors you, and whether anyone hears of you. If your people are tired, start with volunteers.`,
      items: [
        card('Corporate sponsorship development', {
          text: 'Start with companies that already know you, and a policy on whose money you take.',
          to: '/services/corporate-sponsorship',
        }),
        card('Fundraising systems', {
          text: 'Start by making a test gift, and follow it to the thank-you.',
          to: '/services/fundraising-systems',
        }),
        card('Volunteer and youth outreach', {
          text: 'Start by calling the volunteers who stopped coming, and listening.',
          to: '/services/volunteer-youth-outreach',
        }),
        card('Visibility as a fundraising engine', {
          text: 'Start with one true story, its source, and something the reader can do.',
          to: '/services/fundraising-visibility',
        }),
      ],
    }),
    section.worksheet('before-and-after', 'What a year could change', {
      intro: 'Three examples, none of them a client.',
      columns: ['Before', 'What we’d do', 'After'],
      rows: [
        [
          'A family support nonprofit: one yearly appeal, flyers, a receipt and then silence',
          'The thank-yous and the donation page first, then monthly giving, then pages in families’ words',
          'One year on: monthly donors, families who found it in search, a report in spring',
          { type: 'Nonprofit organization' },
        ],
        [
          'A mosque with a weekend school: Ramadan carries the year, the same few elders help',
          'Funds labeled as the scholar confirmed, a youth budget, volunteer roles with an end date',
          'Two Ramadans on: monthly sadaqah, zakat in its own fund, shifts that people come back to',
          { type: 'Islamic organization' },
        ],
        [
          'A watershed initiative: visitors after floods, one grant, signatures on a petition',
          'A source for each number, answers about floods and planting, a sign-up below each',
          'Two planting seasons on: readers all year, local sponsors, neighbors each planting day',
          { type: 'Climate initiative' },
        ],
      ],
    }),
    section.cards('values', 'Four promises you can hold us to', {
      Integrity: 'We tell you when the real problem is somewhere else.',
      Service: 'The plan fits the hours your team has.',
      Barakah: 'We ask in ways a donor would be glad to see up close.',
      Sustainability: 'Your team learns to run whatever we fix.',
    }),
    section.callToAction('next-step', 'Which of these sounds like you?', {
      text: 'Tell us which one, as you’d tell your board, and we’ll suggest a first step.',
      actions: [bookCall, link('Go to the Home Page', '/')],
    }),
  ],
})
