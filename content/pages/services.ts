import { capitalized, counts } from '../facts.ts'
import type { PageOf } from '../model/page-kinds.ts'

export const servicesIndex = {
  seo: {
    title: 'Fundraising and Digital Marketing Services',
    description: `${capitalized(counts.services)} services for nonprofits, Islamic organizations and climate initiatives: ${counts.digitalServices} that bring people to you, ${counts.fundraisingServices} that turn their support into steady income.`,
  },
  theme: 'mission',
  subject: 'page',
  name: 'Services',
  summary: `${capitalized(counts.digitalServices)} digital services that bring people to you, and ${counts.fundraisingServices} that turn their support into steady income.`,
  hero: {
    eyebrow: 'Services',
    title: 'Find the service that fits your problem',
    lead: 'Five services bring the right people to your website and help them act. Five build the income behind your programs. Few organizations need all ten, and most begin with one.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'timeline',
      alt: 'How a project begins: a free call, a written proposal, a baseline, the first repairs and a review.',
      title: 'How a project begins',
      entries: [
        { when: 'First', what: 'A free call: what you need this year' },
        { when: 'Next', what: 'A written proposal with a fixed fee' },
        { when: 'Week one', what: 'A baseline: where you stand today' },
        { when: 'Month one', what: 'The first repairs, on pages you have' },
        { when: 'Month three', what: 'A review against the baseline' },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      id: 'where-to-start',
      heading: 'Start with the problem you notice most',
      intro: 'Six things leaders tell us on the first call, and where we would start with each.',
      items: [
        {
          icon: 'search',
          title: 'People who need us do not find us',
          text: 'Start with search. Your program pages may be written in words that only your staff use.',
          to: '/services/nonprofit-seo',
        },
        {
          icon: 'mouse-pointer-click',
          title: 'They visit, and then they leave',
          text: 'Start with the page they land on. It is often slow, or talks about something other than what brought them.',
          to: '/services/landing-page-optimization',
        },
        {
          icon: 'repeat',
          title: 'They give once and we lose them',
          text: 'Start with what happens after the gift: the thank-you, the second message, the way to give each month.',
          to: '/services/fundraising-systems',
        },
        {
          icon: 'handshake',
          title: 'We do not know how to approach companies',
          text: 'Start with a short list of businesses that have a reason to care, and something worth saying yes to.',
          to: '/services/corporate-sponsorship',
        },
        {
          icon: 'users',
          title: 'The same few people do everything',
          text: 'Start with volunteer roles that have an end date, and a first shift that goes well.',
          to: '/services/volunteer-youth-outreach',
        },
        {
          icon: 'list-checks',
          title: 'We have a plan and nobody to carry it out',
          text: 'Start with a year of execution in four phases, with a review at the end of each.',
          to: '/services/fundraising-execution',
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'all-services',
      heading: 'All our services',
      groups: [
        {
          title: 'Digital marketing',
          pages: [
            '/services/nonprofit-seo',
            '/services/google-ads-nonprofits',
            '/services/landing-page-optimization',
            '/services/crm-nonprofits',
            '/services/nonprofit-strategy',
          ],
        },
        {
          title: 'Fundraising, growth and your office',
          pages: [
            '/services/corporate-sponsorship',
            '/services/fundraising-systems',
            '/services/volunteer-youth-outreach',
            '/services/fundraising-visibility',
            '/services/fundraising-execution',
            '/services/productivity-tools',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'working-together',
      heading: 'How a project begins',
      items: [
        {
          title: 'A free call',
          text: 'You tell us what you need this year. In {callLength} we ask about your programs, your supporters and your staff time, and say where we would start.',
        },
        {
          title: 'A written proposal',
          text: 'What we will do, what we need from you, what it costs, and how we will both know it works.',
        },
        {
          title: 'A first week with something to show',
          text: 'Each service begins with a baseline: where you stand, in figures you can check yourself. The rest is measured against it.',
        },
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Services: common questions',
      items: [
        {
          question: 'Can we hire you for just one service?',
          answer: [
            'Yes. Most organizations begin with one. We tell you when it depends on another, for example when ads would lead to a page that loses visitors.',
          ],
        },
        {
          question: 'Do you work with organizations as small as ours?',
          answer: [
            'Yes, if one person can give the work a few hours each week. If nobody can, we would rather say so on the call than take on work that will stall.',
          ],
        },
        {
          question: 'Do you work with Islamic organizations in line with their principles?',
          answer: [
            'Yes. We ask where sponsors’ money comes from, keep zakat apart from sadaqah and general funds in forms and records, plan around Ramadan and Jumu’ah, and follow your scholars or board where a question of halal funding arises.',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Not sure which service you need?',
      text: 'Describe the problem in your own words. We will name the service that fits, or tell you that you do not need one yet.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies PageOf<'servicesIndex'>
