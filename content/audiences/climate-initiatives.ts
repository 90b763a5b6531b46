import { bookCall, card, fundraisingAudit, page, section } from '../model/notation.ts'

export const climateInitiatives = page('audience', {
  title: 'Fundraising for Climate Initiatives',
  description:
    'For restoration projects, community solar and climate campaigns: sponsors you can defend, claims that hold up, and supporters who stay until results show.',
  theme: 'climate',
  name: 'Climate Initiatives',
  summary: 'Show progress while results take years, and keep the people a storm brings.',
  hero: {
    eyebrow: 'For climate initiatives',
    title: 'Funding that lasts as long as the work takes',
    window: { leaf: 'climate' },
    text: 'Restoring a river takes years. So does passing a law. We help you show progress along the way, choose sponsors you can defend, and turn one day in the news into people who stay.',
    actions: [bookCall, fundraisingAudit],
    artifact: {
      kind: 'months',
      alt: 'Two drawn curves of the year after a storm, without data: visitors who leave no name are gone, and those who sign up can be asked again.',
      title: 'After a storm, drawn without data',
      rows: [
        {
          name: 'No sign-up',
          text: 'You can’t write to anyone',
          values: [6, 8, 100, 34, 12, 8, 8, 6, 6, 8, 6, 6],
        },
        {
          name: 'A task and a sign-up',
          text: 'You can ask them again',
          theme: 'climate',
          values: [6, 8, 62, 40, 36, 40, 44, 50, 54, 60, 66, 72],
        },
      ],
    },
  },
  sections: [
    section.worksheet('claim-check', 'Check your claims before a funder does', {
      intro: 'What a reporter’s second question would turn up, and what we’d publish instead.',
      columns: ['What the page said', 'What the records say', 'What we publish'],
      rows: [
        ['A million trees', 'Seedlings handed out since the start', 'Trees alive after two summers'],
        ['Net-zero town', 'Offsets bought for one year', 'Heating oil down by half'],
        ['We saved the river', 'Two of five creeks test clean', 'Two creeks, with dates and tests'],
        ['Thousands took part', 'Sign-ins, many counted twice', 'People who came, counted once'],
      ],
    }),
    section.pageLinks('read-on', 'Copy the letters for slow results', [
      '/resources/letters/river-group',
      '/challenges',
      '/ethical-guidelines',
    ]),
    section.cards('what-we-do', 'How to fund work that takes years', [
      card('Sponsors you can defend', {
        text: 'You decide whose money you take. We list companies that pass, and write down how they may use your name.',
        to: '/services/corporate-sponsorship#policy',
      }),
      card('Monthly giving', {
        text: 'Small recurring gifts fit work that takes years. We write the first year’s messages, and each shows something that’s grown.',
        to: '/services/fundraising-systems',
      }),
      card('Progress funders can check', {
        text: 'You agree with the funder on three early signs, such as soil moisture, permits or households signed up.',
        to: '/services/fundraising-visibility',
      }),
      card('Answers people search for', {
        text: 'People type “heat pump help” or “flood risk” and the name of your town. Pages that answer bring readers all year.',
        to: '/services/nonprofit-seo',
      }),
      card('Volunteers and young people', {
        text: 'Planting days, counts and repair cafés get roles, safety and a next date. Young people get a budget and a say.',
        to: '/services/volunteer-youth-outreach',
      }),
      card('A plan for the day you make the news', {
        text: 'A page, a sign-up and a message are ready for the week when a storm or a vote puts you in the news.',
        to: '/services/nonprofit-strategy',
      }),
    ]),
    section.faqs('questions', 'Claims you can publish, and money you can take', {
      'We have no results to show yet. What can we publish?':
        'Your method, your baseline and the first signs you’re watching. Invite people to see the place before anything has changed. Take a dated photo from the same spot each season; after three years you’ll have something to show.',
      'Can we use Google Ad Grants for a campaign on policy?':
        'Not for elections, and to Google a ballot measure is one. Ad Grants accounts can’t run US election ads, which include ads about a state ballot measure or initiative. You may still campaign for a measure by other means, within the lobbying limits of a 501(c)(3). You may never support or oppose a candidate. Have a lawyer look at both. We don’t work for parties or candidates.',
      'Who do you need from our team?':
        'We need one person who knows the data and one who meets the public. In week one we collect every number on your website and ask where it comes from; your scientist checks each sentence that we rewrite. By your next planting day or public meeting, there’s one task and one sign-up.',
      'Should we take money from a company with high emissions?':
        'Decide by a rule you wrote before the money was on the table. Does the company have a public plan to cut its emissions? What does it want to say about you? Could you explain the gift to your volunteers? If you’d rather not publish the agreement, don’t take the money.',
    }),
    section.callToAction('next-step', 'Plan who could pay for the work after this year', {
      text: 'We’ll look together at the work that isn’t funded past this year. By the next business day you’ll have it on one page: who could pay, and what they’d need to see first.',
      actions: [bookCall, fundraisingAudit],
    }),
  ],
})
