import { capitalized, counts, services } from '../derived-facts.ts'
import { bookCall, card, fundraisingAudit, page, section } from '../model/notation.ts'
import { answers } from '../owner-facts.ts'

export const serviceGroupNames = {
  digital: 'Bring people to you',
  fundraising: 'Turn support into steady income',
}

export const servicesIndex = page('plain', {
  title: 'Fundraising and Digital Marketing Services',
  description: `${capitalized(counts.services)} services for nonprofits, Islamic organizations and climate initiatives: ${counts.digitalServices} that bring people to you, ${counts.fundraisingServices} that turn their support into steady income.`,
  name: 'Services',
  summary: `${capitalized(counts.digitalServices)} digital services that bring people to you, and ${counts.fundraisingServices} that turn their support into steady income.`,
  hero: {
    eyebrow: 'Services',
    title: 'Find the service that fits your problem',
    window: { layout: 'bleed' },
    text: `${capitalized(counts.digitalServices)} services bring the right people to your website and help them act. ${capitalized(counts.fundraisingServices)} build the income behind your programs. You can start with one.`,
    actions: [bookCall, fundraisingAudit],
  },
  sections: [
    section.cards('where-to-start', 'Start with the problem that bothers you most', {
      intro: 'Pick the sentence you’ve said yourself.',
      items: [
        card('People who need us can’t find us', {
          text: 'Start with search. Your program pages may be written in words that only your staff use.',
          to: '/services/nonprofit-seo',
        }),
        card('People visit, then they leave', {
          text: 'Start with the page they land on. It’s often slow, or it isn’t about what they clicked.',
          to: '/services/landing-page-optimization',
        }),
        card('Donors give once and we lose them', {
          text: 'Start with what happens after the gift: the thank-you, the second message, the invitation to give monthly.',
          to: '/services/fundraising-systems',
        }),
        card('We don’t know how to approach companies', {
          text: 'Start with a short list of businesses that have a reason to care, and a proposal they can say yes to.',
          to: '/services/corporate-sponsorship',
        }),
        card('The same few people do everything', {
          text: 'Start with volunteer roles that have an end date, and a first shift that goes well.',
          to: '/services/volunteer-youth-outreach',
        }),
        card('We have a plan and no one to run it', {
          text: 'Start with a year in four phases, with us alongside your team and a review after each.',
          to: '/services/fundraising-execution',
        }),
      ],
    }),
    section.pageLinks('before-you-decide', 'What you’d pay, who’d do it, and what your board can read', [
      '/services/before-you-sign',
      '/our-mission',
      '/resources/your-year-in-one-table',
      '/resources/letters',
    ]),
    section.pageLinks('all-services', `All ${counts.services} services, and help for your office`, {
      'Digital marketing': services.digital,
      'Fundraising and growth': services.fundraising,
      'For your office': ['/services/productivity-tools'],
    }),
    section.steps('first-call-to-handoff', 'From the first call to the handoff', {
      'A free call':
        'In {callLength} we ask about your programs, your supporters and your staff’s time. The next morning you have an email: what we saw, three steps, and what to leave alone.',
      'A written proposal':
        'One fixed fee, what we’ll do by which week, your hours, how to stop, and the one number that shows it’s working.',
      'A baseline in week one': 'Where you stand today, in figures you can check yourself.',
      'A short call every week':
        'Every week, or every month for strategy work: what’s done, what’s stuck, what’s next. Each month you get one page on what worked and what didn’t.',
      'A handoff':
        'Routines, letters and logins in one place, and someone on your team has tried each routine without us.',
    }),
    section.comparison('how-we-work-together', 'How we work together', {
      left: 'Not the right fit if…',
      right: 'What you can count on',
      rows: {
        'You’d rather pay a percentage of donations, grants or sponsorships.':
          'One fixed fee, in writing before we start. We never take a commission.',
        'You need a guaranteed first place on Google.':
          'We promise the work: which pages, which fixes, by when. Nobody can promise the ranking.',
        'Nobody on your team has a few hours a week for this.':
          'Once one person has a few hours a week, we plan for those hours, and write down each routine so your team can run it without us.',
        'You want somebody to take it all over, logins included.':
          'Your ad accounts, analytics and donor file are in your name. If we part ways, you remove our access and keep everything.',
        'You want to buy donor lists, followers or reviews, or you can’t say where the money goes.':
          'We turn that down, along with work that promotes alcohol, gambling, tobacco, pornography, weapons or interest-based lending, and campaigns for a party or a candidate.',
      },
    }),
    section.faqs('questions', 'Questions about our services', {
      'Can we hire you for just one service?':
        'Yes. If it needs another, as ads need a page that keeps visitors, we tell you first.',
      'Do you work with Islamic organizations in line with their principles?':
        'Yes. We ask where sponsors’ money comes from, keep zakat apart from sadaqah and general funds in forms and records, and plan around Ramadan and Jumu’ah. Your scholars or board decide questions of halal funding.',
      ...answers,
    }),
    section.callToAction('next-step', 'Not sure which service you need?', {
      text: 'Tell us the problem in your own words. We’ll name the service that fits.',
      actions: [bookCall, fundraisingAudit],
    }),
  ],
})
