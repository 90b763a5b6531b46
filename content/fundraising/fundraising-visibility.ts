import type { FundraisingPage } from '../model/page-kinds.ts'

export const fundraisingVisibility = {
  seo: {
    title: 'Visibility as a Fundraising Engine',
    description:
      'Turn stories, press and partner channels into gifts and sponsor inquiries. What to publish, how to ask for consent, and how to trace a gift to its source.',
  },
  theme: 'climate',
  subject: 'service',
  name: 'Fundraising Visibility',
  summary:
    'Stories, press and partner channels that lead somewhere, so that attention turns into gifts and inquiries.',
  hero: {
    eyebrow: 'Visibility as a fundraising engine',
    title: 'Be seen by people who can help',
    lead: 'Good work that nobody hears about is hard to fund. We help you show what you do, in places your future supporters already read, and lead them to one clear next step.',
    actions: [
      { label: 'Build Your Visibility Engine', tag: 'visibility-engine', variant: 'climate' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'A story ready to publish: its source, the person’s consent and one next step are written in the margin.',
      sheets: [
        {
          label: 'A story, ready to publish',
          better: true,
          parts: [
            { as: 'title', text: 'The spring runs clear again' },
            {
              as: 'text',
              text: 'Two of our five springs passed the county’s test this year.',
              note: 'Source and date on file',
            },
            { as: 'chosen', text: 'Read and approved by the farmer', note: 'Consent in writing' },
            { as: 'choice', text: 'Ask again next spring', note: 'Consent has an end' },
            { as: 'button', text: 'Join the next planting day', note: 'One next step' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why attention alone raises no money',
      paragraphs: [
        'A post is shared widely, a newspaper writes a kind article, and the week after nothing has changed. The story named no next step, the website still showed last year’s event, and nobody wrote to the people who came.',
        'Visibility raises money when the parts are joined: a story worth telling, a place where the right people see it, a page that continues it, and a message to everyone who raised a hand. Sponsors look too. Before they answer your letter they search for your name, and what they find is part of the answer.',
        'For climate work this is harder and more important. Results take years, the subject is contested, and readers have learned to distrust large promises. Say what you measured, how, and what you do not know yet. Careful claims are the ones that survive a journalist’s second question.',
      ],
      points: [
        'Stories that speak about the organization, when readers want to meet a person or a place.',
        'Photographs used without consent, and taken down in a hurry.',
        'A different voice on each channel, since a different volunteer writes on each.',
        'No link between a gift and its source, so that the best channel is the first to be cut.',
      ],
    },
    {
      kind: 'cards',
      id: 'what-you-get',
      heading: 'What our visibility service includes',
      items: [
        {
          icon: 'quote',
          title: 'A story bank',
          text: 'A dozen true stories from your programs, each with facts checked, photographs, written consent and a date when we ask again. People can withdraw, and we say so when we ask.',
        },
        {
          icon: 'megaphone',
          title: 'One message, three lengths',
          text: 'What you do and why it matters in a sentence, a paragraph and a page, tested on people who have never heard of you. Staff and board use the same words from then on.',
        },
        {
          icon: 'calendar',
          title: 'A publishing calendar you can keep',
          text: 'Two good pieces a month are better than a daily post that stops in week five. Each piece is written once, then shaped for the newsletter, the website, social media and partners.',
        },
        {
          icon: 'newspaper',
          title: 'Press and partners',
          text: 'A short list of journalists, podcasts and partner newsletters that reach your supporters, with a reason to write to each. We prepare your spokesperson and the fact sheet.',
        },
        {
          icon: 'leaf',
          title: 'Claims that hold up',
          text: 'Every published number has a source, a method and a date. For climate initiatives we separate what you did, what you estimate and what you hope for, so that a sponsor can quote you safely.',
        },
        {
          icon: 'route',
          title: 'A path to the gift',
          text: 'Every piece leads to one page with one next step, and the page knows where the visitor came from. Newcomers get a short welcome by email before anyone asks them for money.',
        },
      ],
    },
    {
      kind: 'mockup',
      id: 'story-consent',
      heading: 'Our consent form for stories',
      intro: 'We use it before anyone is interviewed or photographed, in the person’s own language.',
      sheets: [
        {
          label: 'Consent for a story',
          better: true,
          parts: [
            { as: 'title', text: 'You decide, and you may change your mind' },
            { as: 'choice', text: 'My words, without my name' },
            { as: 'choice', text: 'My words and my first name' },
            { as: 'choice', text: 'A photograph in which I can be recognized' },
            { as: 'choice', text: 'Read it to me before it is published' },
            { as: 'field', text: 'Where it may appear: website, letter, press' },
            { as: 'field', text: 'Ask me again on this date' },
            { as: 'text', text: 'Your help from us does not depend on this' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'Your first six months of visibility work',
      items: [
        {
          title: 'Week one: search for yourself',
          text: 'We look at what a sponsor, a donor and a journalist find when they search for you. You give us access to your channels and an hour with two people from the programs.',
        },
        {
          title: 'Weeks two to four: stories and consent',
          text: 'We collect the first stories on site or by phone, agree on consent forms, and write the message in its three lengths.',
        },
        {
          title: 'Months two and three: publish and pitch',
          text: 'The first pieces go out, with a page and a welcome email behind them. Partner newsletters come first, since they already have your readers’ trust.',
        },
        {
          title: 'Months four to six: keep what brings people',
          text: 'We compare channels by supporters gained. The weakest one is dropped, and its hours go to the best.',
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'Visibility results so far',
      metrics: ['trafficGrowth', 'donationIncrease', 'sponsorshipInquiries'],
      points: [
        'This work brought {trafficGrowth} traffic growth and a {donationIncrease} increase in donations.',
        'Companies noticed too: {sponsorshipInquiries} the sponsorship inquiries.',
        'Traffic comes first, gifts later. If visits rise and gifts do not after some months, the page or the follow-up is at fault, and we look there before we publish more.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Visibility: common questions',
      items: [
        {
          question: 'Do we have to be on every social network?',
          answer: [
            'No. Choose the one or two that your supporters use and your staff can keep up. A newsletter that you own is worth more than a following on a platform that can change its rules tomorrow.',
          ],
        },
        {
          question: 'How do you tell stories without using people?',
          answer: [
            'We ask before we write, show the text before it is published, and change names where that protects someone. Children and people in crisis are not shown in ways that identify them. A story that would embarrass its subject in front of their neighbors is not used.',
          ],
        },
        {
          question: 'Can you get us into the national press?',
          answer: [
            'We cannot promise it, and you may not need it. Local papers, trade magazines and partner newsletters reach people who can act. If your story has national interest, we will help you make the case.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'related',
      heading: 'Related services',
      groups: [
        {
          pages: ['/climate-initiatives', '/services/nonprofit-seo', '/services/corporate-sponsorship'],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'See what people find when they search for you',
      text: 'We look before the call. In {callLength} you hear what a sponsor or a journalist would see, and which story we would tell first.',
      actions: [
        { label: 'Build Your Visibility Engine', tag: 'visibility-engine', variant: 'climate' },
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'outline' },
      ],
    },
  ],
} satisfies FundraisingPage
