import { bookCall, link, page, section, sheet } from '../model/notation.ts'
import { people } from '../owner-facts.ts'

export const ourMission = page('about', {
  title: 'Our Mission: Steady, Honest Funding for Good Work',
  description:
    'Who does the work, our four values and six practices with how you can check each one, and why we work only with mission-driven organizations.',
  name: 'Our Mission',
  summary: 'Meet who does the work, and check what we promise.',
  hero: {
    eyebrow: 'About us',
    title: 'We raise money with you, and never take a cut of it',
    window: { layout: 'wide', quiet: 'sunken' },
    text: 'We’re a fundraising and digital marketing partner for nonprofits, Islamic organizations and climate initiatives. We help you get found, trusted and funded, in ways you could explain to any donor.',
    actions: [bookCall, link('See Our Ethical Guidelines', '/ethical-guidelines')],
    artifact: {
      kind: 'sheets',
      alt: 'From our sample proposal: one fee and no share of donations, your accounts in your name, one figure and a handoff date.',
      sheets: [
        sheet(
          'What we agree on first',
          [
            { as: 'text', text: 'One fee, and no share', note: 'Donors give to you' },
            { as: 'text', text: 'Every account in your name', note: 'You keep the data' },
            { as: 'text', text: 'One figure to judge us by', note: 'From your own records' },
            { as: 'text', text: 'A handoff date', note: 'In the proposal' },
          ],
          'card',
        ),
      ],
    },
  },
  sections: [
    section.prose('who-does-the-work', 'Who does the work, and for how long', [
      'The people on your first call do the work. You won’t be passed to another team. There’s one contact on each side, and a short call every week (for strategy work, every month).',
      'Before we go, your team runs each routine without our help. In month twelve we come back to one number, count it as we did in week one, and tell you what we got wrong.',
      ...people,
    ]),
    section.worksheet('values', 'Six practices, and how you can check each', {
      intro:
        'They follow from four values: integrity, service, barakah (the blessing in what’s earned and given rightly) and sustainability.',
      columns: ['The practice', 'What it means', 'How you can check'],
      rows: [
        [
          'Transparency',
          'You own the accounts, and our report comes from them.',
          'Log in. Does our report match what you see?',
          { more: { label: 'See a sample report', to: '/services/before-you-sign#report' } },
        ],
        [
          'Purpose over profit',
          'The fee is the same whether you raise a lot or a little.',
          'Open our sample proposal at page three.',
          { more: { label: 'Read page three', to: '/services/before-you-sign#fee' } },
        ],
        [
          'Halal compliant',
          'We check sponsors and ad placements against the industries you exclude. In doubtful cases your scholar or board decides.',
          'Ask for the screening list, and for the companies we left out because of it.',
          { more: { label: 'Read a sample policy', to: '/services/corporate-sponsorship#policy' } },
        ],
        [
          'Privacy conscious',
          'Each of us has our own login, and you can remove any of them.',
          'Open the user list of your donor file.',
        ],
        [
          'Community focused',
          'Donors should remember you, and people in a story decide what’s told.',
          'Read the consent form we use. Ask to see the signed one before a story runs.',
          { more: { label: 'Read the consent form', to: '/services/fundraising-visibility#story-consent' } },
        ],
        [
          'Sustainable growth',
          'We write down each routine and train your people to run it.',
          'At the handoff, have your staff run each routine for a week without us.',
        ],
      ],
    }),
    section.prose('story', 'A good program can’t raise its own money', [
      'A tutoring program can change a street and still be unknown two streets over. The people who run it trained to teach. They write the appeal at night, pay for an ad that leads to the wrong page, and thank donors after the school year is over.',
      'A gift passes through a search, a page, a form and a letter, and can be lost at any of them. So we do fundraising and digital marketing together, and only for mission-driven organizations. You won’t have to explain a restricted grant, or zakat, to us.',
    ]),
    section.callToAction('next-step', 'Find one more steady source of income', {
      text: 'Tell us what you’d fund next. On the call we’ll work out who might pay for it.',
      actions: [bookCall, link('Read a Sample Proposal', '/services/before-you-sign#proposal')],
    }),
  ],
})
