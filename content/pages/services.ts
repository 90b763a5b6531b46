import { capitalized, counts } from '../facts.ts'
import type { PageOf } from '../model/page-kinds.ts'
import { answers } from '../owner-facts.ts'

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
    lead: `${capitalized(counts.digitalServices)} services bring the right people to your website and help them act. ${capitalized(counts.fundraisingServices)} build the income behind your programs. Most organizations start with one.`,
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: { kind: 'field' },
  },
  sections: [
    {
      kind: 'cards',
      id: 'where-to-start',
      heading: 'Start with the problem that bothers you most',
      intro: 'Six things leaders tell us on the first call, and where we’d start.',
      items: [
        {
          icon: 'search',
          title: 'People who need us can’t find us',
          text: 'Start with search. Your program pages may be written in words that only your staff use.',
          to: '/services/nonprofit-seo',
        },
        {
          icon: 'mouse-pointer-click',
          title: 'People visit, then they leave',
          text: 'Start with the page they land on. It’s often slow, or it isn’t about what they clicked.',
          to: '/services/landing-page-optimization',
        },
        {
          icon: 'repeat',
          title: 'Donors give once and we lose them',
          text: 'Start with what happens after the gift: the thank-you, the second message, the invitation to give monthly.',
          to: '/services/fundraising-systems',
        },
        {
          icon: 'handshake',
          title: 'We don’t know how to approach companies',
          text: 'Start with a short list of businesses that have a reason to care, and a proposal they can say yes to.',
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
          title: 'We have a plan and nobody to run it',
          text: 'Start with a year in four phases, with us next to your team and a review after each.',
          to: '/services/fundraising-execution',
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'all-services',
      heading: `All ${counts.services} services, and help for your office`,
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
          title: 'Fundraising and growth',
          pages: [
            '/services/corporate-sponsorship',
            '/services/fundraising-systems',
            '/services/volunteer-youth-outreach',
            '/services/fundraising-visibility',
            '/services/fundraising-execution',
          ],
        },
        { title: 'For your office', pages: ['/services/productivity-tools'] },
      ],
    },
    {
      kind: 'steps',
      id: 'first-call-to-handover',
      heading: 'From the first call to the handover',
      items: [
        {
          title: 'A free call',
          text: 'In {callLength} we ask about your programs, your supporters and your staff’s time, and tell you where we’d start.',
        },
        {
          title: 'A written proposal',
          text: 'What we’ll do, what we need from you, what it costs, and the one number that’ll show it’s working.',
        },
        {
          title: 'A baseline in week one',
          text: 'Where you stand today, in figures you can check yourself.',
        },
        {
          title: 'A short call every week',
          text: 'What’s done, what’s stuck, what’s next (monthly for strategy work). Each month, one page on what worked and what didn’t.',
        },
        {
          title: 'A handover',
          text: 'Routines, letters and logins in one place, tried by someone on your team who didn’t write them.',
        },
      ],
    },
    {
      kind: 'comparison',
      id: 'how-we-work-together',
      heading: 'How we work together',
      left: 'Not the right fit if…',
      right: 'What you can count on',
      rows: [
        {
          left: 'You’d rather pay a percentage of donations, grants or sponsorships.',
          right: 'One fixed fee, in writing before we start. We never take a commission.',
        },
        {
          left: 'You need a guaranteed first place on Google.',
          right: 'We promise the work: which pages, which fixes, by when. Nobody can promise the ranking.',
        },
        {
          left: 'Nobody on your team has a few hours a week for this.',
          right:
            'We fit the plan to the hours you have, and write down each routine so your team can run it without us.',
        },
        {
          left: 'You want somebody to take it all over, logins included.',
          right:
            'Your ad accounts, analytics and donor file are in your name. If we part ways, you remove our access and keep everything.',
        },
        {
          left: 'You want to buy donor lists, followers or reviews, or you can’t say where the money goes.',
          right:
            'We turn that down, along with work that promotes alcohol, gambling, tobacco, pornography, weapons or interest-based lending, and campaigns for a party or a candidate.',
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
            'Yes. Most start with one. We’ll tell you when it depends on another, like ads that lead to a page that loses visitors.',
          ],
        },
        {
          question: 'Do you work with organizations as small as ours?',
          answer: [
            'Yes, if one person can give the work a few hours a week. If nobody can, we’ll tell you on the call, because the work would stall.',
          ],
        },
        {
          question: 'Do you work with Islamic organizations in line with their principles?',
          answer: [
            'Yes. We ask where sponsors’ money comes from, keep zakat apart from sadaqah and general funds in forms and records, and plan around Ramadan and Jumu’ah. Your scholars or board decide questions of halal funding.',
          ],
        },
        ...answers,
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Not sure which service you need?',
      text: 'Tell us the problem in your own words. We’ll name the service that fits, or tell you that you don’t need one yet.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies PageOf<'servicesIndex'>
