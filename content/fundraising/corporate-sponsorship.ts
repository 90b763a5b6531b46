import { inOneRow } from '../before-you-sign.ts'
import { bookCall, card, fundraisingAudit, page, section, sheet, specialist } from '../model/notation.ts'

export const corporateSponsorship = page('service', {
  title: 'Corporate Sponsorship Development for Nonprofits',
  description:
    'Win and keep company sponsors: a short list of real prospects, packages worth paying for, halal screening if you need it, and reports that earn renewals.',
  name: 'Corporate Sponsorship',
  summary: 'We pick ten companies that already know you, and write the page their manager needs to say yes.',
  hero: {
    eyebrow: 'Corporate sponsorship development',
    title: 'Find companies with a reason to stay',
    text: 'You may already have what a sponsor wants: a local audience, a cause its staff care about, a result it can show. We help you name it, price it and offer it. We build the list from people you already know, and your director does the talking.',
    actions: [bookCall, fundraisingAudit],
    artifact: {
      kind: 'sheets',
      alt: 'A letter to a company that sponsors one thing, a camp bus, and what it gets: a fix-it Saturday for its staff and a report in October.',
      sheets: [
        sheet(
          'To your company',
          [
            { as: 'title', text: 'One need, one sponsor' },
            { as: 'row', text: 'For your staff', note: 'A fix-it Saturday' },
            { as: 'row', text: 'For your report', note: 'Riders, by school' },
            { as: 'row', text: 'In October', note: 'A report' },
            { as: 'signature', text: 'Your director' },
          ],
          'letter',
        ),
      ],
    },
  },
  sections: [
    section.worksheet('three-offers', 'Sample packages for one summer', {
      intro: 'For a youth nonprofit’s summer. Each one answers what the sponsor’s own manager will ask.',
      columns: ['The package', 'What the company does', 'What its manager can show'],
      rows: [
        ['The fix-it Saturday', 'Twelve employees, one day', 'Volunteer hours and a photo'],
        ['The summer bus', 'Pays for every ride to camp', 'Kids who rode, by school'],
        ['The yearly report', 'Pays for the report, reads it first', 'A number for its own annual report'],
      ],
    }),
    section.cards('read-on', 'Need the money in three months? Start elsewhere', [
      inOneRow('/services/corporate-sponsorship'),
      card('The first letter, to a store manager', {
        text: 'Copy it whole; each paragraph has its reason beside it.',
        to: '/resources/letters#store-manager',
      }),
    ]),
    section.prose('why-it-matters', 'Help a sponsor’s manager defend the money', {
      text: [
        'A letter that describes your nonprofit, lists gold, silver and bronze, and goes to every company in town leaves the reader to work out why the business should care.',
        'In marketing, HR or community affairs, one person has to defend your proposal to a manager. Once you know what that person needs to show, you can write it down for them: employees who volunteer together, customers in a certain neighborhood, evidence for a climate commitment. Ask which budget pays, too. Since 2026, a corporation that files its own return (a C corporation) can’t deduct gifts until they pass 1% of its income. Other kinds of companies have other rules. A sponsorship can come from marketing, where that limit doesn’t apply. Their accountant decides.',
      ],
      points: [
        'Your packages are priced by what the event costs you. The sponsor asks what it brings.',
        'A logo on the wall is the only benefit, so everyone buys the smallest package.',
        'You cash a check in May, and the company hears from you a year later, when you want another.',
        'A company you wouldn’t want on your wall offers money, and you have no policy for saying no.',
      ],
    }),
    section.cards('what-you-get', 'Six things you get, from the first list to the renewal', {
      'A short prospect list':
        'We look where you already have a link: your suppliers, your volunteers’ and board’s employers, the businesses near your programs. Each name on the list has a contact, a reason and the month to ask.',
      'A gift acceptance policy':
        'Your board adopts one page on whose money you take, like the sample below. For Islamic organizations it covers halal funding and screens for income from interest, alcohol or gambling under the guidance you follow.',
      'Packages and a short deck':
        'We write three or four packages that differ by more than logo size, such as a volunteer day, a named program or a yearly report. The deck takes ten minutes and leaves room for questions.',
      'Outreach and coached meetings':
        'Your director sends our notes in their own name, follows the schedule, and practices the first meeting with us. We listen in.',
      'Agreements that protect you':
        'They say in plain terms who may use which name, when the money comes and how either side can end it. We point out where thanking a sponsor turns into advertising, which the IRS can tax as unrelated business income. Ask your accountant.',
      'Reports that earn the renewal':
        'After each event or half-year, two pages say what you promised, what you delivered and what it changed. One photo and one voice from the program go with them.',
    }),
    section.papers('policy', 'A sample policy on whose money you take', {
      intro: 'Change it to fit you. Have a lawyer read it, and your scholar if you have one.',
      papers: [
        {
          title: 'Gifts and sponsors we accept',
          note: 'One page, for the board',
          rows: [
            {
              label: 'We take',
              text: 'Money from people and companies whose main business we could explain to any donor.',
            },
            {
              label: 'We don’t take',
              text: 'Money from alcohol, tobacco, gambling, weapons or interest-based lending, or from ________.',
            },
            {
              label: 'A mixed company',
              text: 'It’s out if more than ____% of its income comes from these. The board sets the number, with its scholar if it has one.',
            },
            {
              label: 'Who checks',
              text: 'The office reads the company’s own report, looks up its owners, and writes down what it couldn’t find.',
            },
            {
              label: 'Who decides',
              text: 'The director, up to $________. Above that, and in doubt, the board, at a meeting, in the minutes.',
            },
            {
              label: 'What a sponsor gets',
              text: 'Its name, its logo and our thanks. It has no say in programs and no copy of the donor list.',
            },
            {
              label: 'Gifts with a purpose',
              text: 'Taken for work we already plan to do, and kept in their own fund. Zakat has its own, too.',
            },
            {
              label: 'Land, cars, shares',
              text: 'Shares are sold when they arrive. For anything we’d have to insure or store, the board decides first.',
            },
            {
              label: 'When new facts come up',
              text: 'The board decides within ____ days whether to give the money back, and tells the donor why.',
            },
          ],
          sign: ['Adopted on', 'Chair', 'Secretary'],
        },
      ],
    }),
    section.prose('results', 'Counted from the first call to the renewal', [
      'We have no signed sponsorships to show you. With you, we’ll count companies asked, meetings held, agreements signed and, a year later, renewals.',
    ]),
    section.faqs('questions', 'A yes takes weeks, or months', {
      'When can we expect the first one?':
        'With a company that knows you, it can take a few weeks. With a new one, plan on several months from the first meeting, and longer if its budget for the year is already settled. So your list says in which month each company decides.',
      'Who on our side has to help?':
        'We need an hour with each board member, last year’s sponsor files, and a gift acceptance policy that your board adopts in the first month. Every promise in an agreement has an owner on your side.',
      'How do you keep sponsorship halal?':
        'We screen each prospect’s main sources of income and its ownership, and put the result in front of your board or scholar before anyone makes contact. The decision is theirs. Sponsorship also stays separate from zakat and other restricted gifts in your records.',
    }),
    section.callToAction('next-step', 'Find the first of your ten companies', {
      text: 'We’ll go through your suppliers, your board’s employers and last year’s sponsors together. The first to ask are in the email you get afterward.',
      actions: [specialist, fundraisingAudit],
    }),
  ],
})
