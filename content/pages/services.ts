import { capitalized, counts } from '../derived-facts.ts'
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
          text: 'Start with what happens after the gift: who says thanks, and what the donor hears next.',
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
    section.cards('before-you-decide', 'Four things to show your board', [
      card('The proposal you’d sign', {
        text: 'Read a proposal in full: the work by week, your hours, the fee, how to stop.',
        to: '/services/before-you-sign#proposal',
      }),
      card('Your hours for each service', {
        text: 'See them beside the first month you’d notice, and when not to buy.',
        to: '/services/before-you-sign#services',
      }),
      card('The report you’d read', {
        text: 'Read a sample report: what was counted, what worked, and what didn’t.',
        to: '/services/before-you-sign#report',
      }),
      card('When it pays', {
        text: 'Type five numbers, and see in which month a fee is earned back.',
        to: '/resources/your-year-in-one-table',
      }),
    ]),
    section.steps('first-call-to-handoff', 'From the first call to the handoff', {
      'A free call':
        'In {callLength} we ask about your programs, your supporters and your staff’s time. You’ll have our one-page email by the next business day.',
      'The proposal':
        'You read what we’ll do by which week, the fee, and the one number that shows whether it’s working.',
      'A baseline in week one': 'We write down where you stand today, in figures you can check yourself.',
      'A short call every week':
        'We say what’s done, what’s stuck and what’s next; for strategy work, every month. One page a month tells you what worked and what didn’t.',
      'A handoff':
        'Routines, letters and logins are in one place, and your team has run each routine without us. In month twelve we count the one number again, at no extra charge.',
    }),
    section.comparison('how-we-work-together', 'When we’re not the right fit', {
      left: 'If you’d rather…',
      right: 'Here’s how we do it',
      rows: {
        'Pay a percentage of what comes in':
          'You pay a fixed fee. The reason is among the answers for your treasurer.',
        'Leave all of it to us':
          'One person on your team needs time, from under an hour a week (Digital Strategy) to a full day (Execution), and approves each draft.',
        'Let an agency own the accounts':
          'Your ad accounts, analytics and donor file are in your name, and we’re guests.',
        'Buy donor lists, followers or reviews':
          'We turn that down. Our ethical guidelines list the other work that we decline.',
      },
    }),
    section.faqs('questions', 'Questions about our services', {
      'Can we hire you for just one service?':
        'Yes. If it needs another, as ads need a page that keeps visitors, we tell you first.',
      'Do you work with Islamic organizations in line with their principles?':
        'Yes, and your scholars or board decide what that means. Our page for Islamic organizations says how we screen sponsors and keep zakat apart.',
      'Do you help with files and meetings, too?':
        'Yes. Besides the services above, we set up files, meetings and tasks for small teams. They’re under Productivity Tools, at the foot of each page.',
      ...answers,
    }),
    section.callToAction('next-step', 'Not sure which service you need?', {
      text: 'Describe the problem in your own words. We’ll name the service that fits, or say that none does.',
      actions: [bookCall, fundraisingAudit],
    }),
  ],
})
