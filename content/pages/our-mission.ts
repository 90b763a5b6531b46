import { betterSheet, bookCall, fundraisingAudit, link, page, section } from '../model/notation.ts'
import { people } from '../owner-facts.ts'

export const ourMission = page('about', {
  title: 'Our Mission: Steady, Honest Funding for Good Work',
  description:
    'Why we work only with mission-driven organizations, the four values we hold to, how you can check them, and who does the work.',
  name: 'Our Mission',
  summary: 'Why we do this, what we hold to, how you can check it, and who does the work.',
  hero: {
    eyebrow: 'About us',
    title: 'Steady, honest funding for the work you do',
    text: 'We’re a fundraising and digital marketing partner for nonprofits, Islamic organizations and climate initiatives. We help you get found, trusted and funded, in ways you could explain to any donor.',
    actions: [bookCall, link('See Our Ethical Guidelines', '/ethical-guidelines')],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'Page one of our proposal: a fixed fee, no share of donations, your accounts in your name, and a handoff date.',
      sheets: [
        betterSheet('Page one of every proposal', [
          { as: 'title', text: 'What we agree on first' },
          { as: 'chosen', text: 'One fixed fee', note: 'No surprises later' },
          { as: 'chosen', text: 'No share of what you raise', note: 'Donors give to you' },
          { as: 'chosen', text: 'Every account in your name', note: 'You keep the data' },
          { as: 'chosen', text: 'One figure to judge us by', note: 'From your own records' },
          { as: 'field', text: 'Handoff date' },
        ]),
      ],
    },
  },
  sections: [
    section.prose('story', 'Why we do this', [
      'A tutoring program can change a street and still be unknown two streets over. The people who run it trained to teach. They write the appeal at night, pay for an ad that leads to the wrong page, and thank donors after the school year’s over.',
      'The help you can hire often doesn’t fit. A marketing agency knows campaigns and has never read a grant agreement. A consultant hands over a good plan, and nobody has the hours to carry it out. A mosque treasurer has to explain zakat to both before anyone can start.',
      'So we do both, fundraising and digital marketing, and only for mission-driven organizations. Our job is steady, honest income, so your leaders can get back to the people they’re there for.',
    ]),
    section.comparison('values', 'What we promise, and how you can check', {
      intro: 'Check any of these yourself, before or after you hire us.',
      left: 'What we hold to',
      right: 'How you can check',
      named: true,
      rows: {
        'Integrity. If we can’t meet your need, you’ll hear it on the first call.':
          'Transparency: log in to your ad account and analytics. Does our report match what you see? Purpose over profit: read the proposal. It has one fixed fee and no share of what you raise.',
        'Service. Your donors should remember you, not us. Letters go out under your name. Ours isn’t in them.':
          'Community focused: ask anyone in a story. Did they see it first? Could they have said no? Privacy conscious: open the user list of your donor file. Each of us is there by name, and you can remove us.',
        'Barakah. That’s the blessing in what’s earned and given rightly. Money raised by pressure or half-truths has none, so we leave it alone.':
          'Halal compliant: ask for your project’s screening list, and for the companies we left out because of it.',
        'Sustainability. We write down each routine and train your people, so one day you won’t need us.':
          'Sustainable growth: after three months, ask your staff if they could run the routines alone for a week.',
      },
    }),
    section.prose('who-does-the-work', 'Who does the work', [
      'The people you talk to on the first call are the people who do the work. There’s one contact on each side and a short call every week, or once a month for strategy work. Each month you get one page on what changed and what failed.',
      'We stay long enough to see whether it works. Before we go, someone on your team runs each routine without our help. Then everything’s yours: routines, letters, logins.',
      ...people,
    ]),
    section.callToAction('next-step', 'What would one more steady source of income change?', {
      text: 'Tell us what you do, for whom, and what you’d fund next. That’s enough, and the call’s free.',
      actions: [bookCall, fundraisingAudit],
    }),
  ],
})
