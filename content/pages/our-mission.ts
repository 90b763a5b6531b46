import { bookCall, link, page, section, sheet } from '../model/notation.ts'
import { people } from '../owner-facts.ts'

export const ourMission = page('about', {
  title: 'Our Mission: Steady, Honest Funding for Good Work',
  description:
    'Why we work only with mission-driven organizations, the four values we hold to, what we promise, and how you can check each of them.',
  name: 'Our Mission',
  summary: 'How we work with you, what we promise, and how you can check it.',
  hero: {
    eyebrow: 'About us',
    title: 'We raise money with you, and never take a cut of it',
    window: { layout: 'wide', quiet: 'sunken' },
    text: 'We’re a fundraising and digital marketing partner for nonprofits, Islamic organizations and climate initiatives. We help you get found, trusted and funded, in ways you could explain to any donor.',
    actions: [bookCall, link('See Our Ethical Guidelines', '/ethical-guidelines')],
    artifact: {
      kind: 'sheets',
      alt: 'From our sample proposal: a fixed fee, no share of donations, your accounts in your name, and a handoff date.',
      sheets: [
        sheet(
          'What we agree on first',
          [
            { as: 'text', text: 'One fixed fee', note: 'No surprises later' },
            { as: 'text', text: 'No share of what you raise', note: 'Donors give to you' },
            { as: 'text', text: 'Every account in your name', note: 'You keep the data' },
            { as: 'text', text: 'One figure to judge us by', note: 'From your own records' },
            { as: 'field', text: 'Handoff date' },
          ],
          'card',
        ),
      ],
    },
  },
  sections: [
    section.prose('story', 'Why we do this', [
      'A tutoring program can change a street and still be unknown two streets over. The people who run it trained to teach. They write the appeal at night, pay for an ad that leads to the wrong page, and thank donors after the school year is over.',
      'A marketing agency may know campaigns and never have read a grant agreement. A consultant hands over a good plan, and your team has no hours for it. And a mosque treasurer has to explain zakat to both.',
      'So we do both, fundraising and digital marketing, and only for mission-driven organizations.',
    ]),
    section.worksheet('values', 'What we promise, and how you can check', {
      intro:
        'We hold four values: integrity, service, barakah (the blessing in what’s earned and given rightly) and sustainability. Six promises follow from them.',
      columns: ['We promise', 'That means', 'How you can check'],
      rows: [
        [
          'Transparency',
          'You own the accounts, and our report comes from them.',
          'Log in. Does our report match what you see?',
        ],
        [
          'Purpose over profit',
          'One fixed fee, and no share of what you raise.',
          'Open our sample proposal. It’s on page three.',
        ],
        [
          'Halal compliant',
          'We check sponsors and ad placements against the industries you exclude. In doubtful cases your scholar or board decides.',
          'Ask for the screening list, and for the companies we left out because of it.',
        ],
        [
          'Privacy conscious',
          'Each of us has a login of our own, and you can remove it.',
          'Open the user list of your donor file.',
        ],
        [
          'Community focused',
          'Donors should remember you, and people in a story decide what’s told.',
          'Ask anyone in a story. Did they see it first? Could they have said no?',
        ],
        [
          'Sustainable growth',
          'We write down each routine and train your people to run it.',
          'After three months, have your staff run the routines alone for a week.',
        ],
      ],
    }),
    section.prose('who-does-the-work', 'How we work with you', [
      'The people on your first call do the work. You won’t be handed to somebody else. There’s one contact on each side and a short call every week, or once a month for strategy work. Each month you get one page on what changed and what failed.',
      'We stay long enough to see whether it works. Before we go, someone on your team runs each routine without our help. Then all of it is yours: routines, letters, logins.',
      ...people,
    ]),
    section.callToAction('next-step', 'What would one more steady source of income change?', {
      text: 'Tell us what you do, for whom, and what you’d fund next. The call is free.',
      actions: [bookCall, link('Read a Sample Proposal', '/services/before-you-sign#proposal')],
    }),
  ],
})
