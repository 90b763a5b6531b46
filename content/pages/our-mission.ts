import type { PageOf } from '../model/page-kinds.ts'

export const ourMission = {
  seo: {
    title: 'Our Mission: Growth Without Losing Yourself',
    description:
      'Why we work only with mission-driven organizations, what we hold to, how we are paid, and what working with us asks of you and your team.',
  },
  theme: 'mission',
  subject: 'about',
  name: 'Our Mission',
  summary: 'Why we do this work, the values behind it, and how we go about it.',
  hero: {
    eyebrow: 'About us',
    title: 'Good work deserves steady funding',
    lead: 'We help nonprofits, Islamic organizations and climate initiatives get found, trusted and supported, in ways they can explain to their donors and to their own conscience.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'See Our Ethical Guidelines', to: '/ethical-guidelines', variant: 'outline' },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'Page one of our proposal: a fixed fee, no share of donations, your accounts in your name, and an end date.',
      sheets: [
        {
          label: 'Page one of every proposal',
          better: true,
          parts: [
            { as: 'title', text: 'What we agree on first' },
            { as: 'chosen', text: 'One fixed fee', note: 'No surprises later' },
            { as: 'chosen', text: 'No share of what you raise', note: 'Donors give to you' },
            { as: 'chosen', text: 'Every account in your name', note: 'You keep the data' },
            { as: 'chosen', text: 'One figure to judge us by', note: 'From your own records' },
            { as: 'field', text: 'Date we hand over' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'story',
      heading: 'Why we do this',
      paragraphs: [
        'A tutoring program can change a street and still be unknown two streets away. The people who run it were trained to teach. They write the appeal at night, pay for an ad that leads to the wrong page, and thank the donors when the term is over.',
        'The help on offer often does not fit. A marketing agency knows campaigns and has never read a restricted grant. A fundraising consultant leaves a sound plan that nobody has hours to carry out. A mosque treasurer has to explain zakat to both before the work can start.',
        'We put the two trades together, fundraising and digital marketing, for organizations that answer to a mission. We stay long enough to see whether the work bears fruit, and leave behind something that runs without us.',
      ],
    },
    {
      kind: 'prose',
      id: 'mission',
      heading: 'Our mission',
      paragraphs: [
        'To help organizations that serve others build steady, honest income and a public presence that matches their work, so that their leaders can spend their hours on the people and places they are there for.',
      ],
    },
    {
      kind: 'cards',
      id: 'values',
      heading: 'Our four values, and what they cost us',
      intro: 'A value that never costs anything is only a word on a wall.',
      items: [
        {
          icon: 'scale',
          title: 'Integrity',
          text: 'We tell you in the first call when your need is not one that we can meet. It costs us work, and we say it anyway.',
        },
        {
          icon: 'hand-helping',
          title: 'Service',
          text: 'You are the one your donors should remember. Letters go out under your name, and our name appears nowhere in them.',
        },
        {
          icon: 'sparkles',
          title: 'Barakah',
          text: 'Barakah is blessing in what is earned and given rightly. A larger sum raised by pressure or half-truths has none, so we leave that sum alone.',
        },
        {
          icon: 'trees',
          title: 'Sustainability',
          text: 'We write down each routine and train your people, knowing that one day you will need us less.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'ethics',
      heading: 'Six ethical practices, and how to check them',
      items: [
        {
          icon: 'badge-check',
          title: 'Halal compliant',
          text: 'Ask for the screening list of your project, and for the companies that we left out because of it.',
        },
        {
          icon: 'eye',
          title: 'Transparency',
          text: 'Log in to your ad account and analytics yourself. The figures in our report must be the ones you see there.',
        },
        {
          icon: 'shield-check',
          title: 'Privacy conscious',
          text: 'Look at the list of users in your donor system. Each of ours is there under a person’s own name and can be removed by you.',
        },
        {
          icon: 'leaf',
          title: 'Sustainable growth',
          text: 'Ask your staff after three months whether they could run the routines alone for a week.',
        },
        {
          icon: 'heart-handshake',
          title: 'Purpose over profit',
          text: 'Read the proposal. It holds one fixed fee and no share of what you raise.',
        },
        {
          icon: 'house-heart',
          title: 'Community focused',
          text: 'Ask the people in a story whether they saw it first, and whether they could have said no.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-we-work',
      heading: 'How we work with you, step by step',
      items: [
        {
          title: 'We listen',
          text: 'A free {callLength:adjective} call. You talk more than we do. Bring last year’s income by source if you have it.',
        },
        {
          title: 'We look',
          text: 'A fundraising audit, sent within {auditDelivery}. It says what we would repair first, and you can carry it out without us.',
        },
        {
          title: 'We agree',
          text: 'A short proposal: the work, the fee, the hours we need from your team, and the one figure that will show it is working.',
        },
        {
          title: 'We work beside you',
          text: 'One contact on each side, a short call every week, and one page each month that also says what failed.',
        },
        {
          title: 'We hand over',
          text: 'Routines, letters and logins in one place, tried out by someone on your team who did not write them.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Tell us about your mission',
      text: 'What do you do, for whom, and what would you do with one more steady source of income? That is enough to begin.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies PageOf<'about'>
