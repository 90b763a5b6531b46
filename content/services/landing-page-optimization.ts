import type { ServicePage } from '../model/page-kinds.ts'

export const landingPageOptimization = {
  seo: {
    title: 'Donation Landing Page Optimization',
    description:
      'Donation and sign-up pages that load fast, say one thing and ask for little. What we change first, how we test it, and when testing is a waste of time.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'Landing Page Optimization',
  summary:
    'Donation and sign-up pages that keep the promise of the ad, load fast on a phone and are easy to finish.',
  hero: {
    eyebrow: 'Landing page optimization',
    title: 'Lose fewer people between “I want to help” and “thank you”',
    lead: 'Most visitors who open a donation page leave without giving. We find the place where they stop, remove what stops them, and measure the difference.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'A donation form with notes in its margin: one promise, set amounts, an open choice to give monthly, few fields and a button that says what it does.',
      sheets: [
        {
          label: 'Your donation page',
          better: true,
          parts: [
            { as: 'title', text: 'A winter coat for a child in our town', note: 'The words of the ad' },
            { as: 'choice', text: 'One coat' },
            { as: 'chosen', text: 'Two coats', note: 'Amounts with a meaning' },
            { as: 'choice', text: 'Give every month', note: 'Unchecked by default' },
            { as: 'field', text: 'Card number', note: 'Only what the gift needs' },
            { as: 'button', text: 'Give two coats', note: 'Says what happens next' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why the landing page decides what your ads are worth',
      paragraphs: [
        'Every appeal, ad, newsletter and QR code leads to a page. If the page is slow, asks for too much or talks about something else, the money and the goodwill that brought the visitor are gone. You see the visits in the report and wonder about the donations.',
        'Fixing the page is often the cheapest improvement you can make: it raises the return on everything that points to it, and it needs no new audience.',
        'The causes are usually plain. Try this today: open your own donation page on a phone, on mobile data, and give a small amount with a real card. Note every moment where you had to wait, zoom, think or scroll back. That list is where we begin.',
      ],
      points: [
        'An ad about winter coats that leads to a general page about the organization.',
        'A form that asks for a title, a second address line and how you heard about us before it takes the gift.',
        'A menu, a news feed and three other campaigns beside the form, each an invitation to leave.',
        'A thank-you page that says “Transaction complete” and nothing else.',
      ],
    },
    {
      kind: 'serviceDetails',
      id: 'what-we-do',
      heading: 'What our landing page service includes',
      items: [
        {
          id: 'page-review',
          icon: 'file-search',
          name: 'Page review',
          description:
            'Where visitors come from, where they stop, and on which device. You get a list in order of what it costs you.',
          details: {
            what: 'We follow the path from the ad or email to the thank-you page, on old and new phones, with a keyboard and with a screen reader. We read your statistics step by step and, with consent in place, watch anonymous recordings of where people hesitate. The list that you get names each problem, its likely cost and the repair.',
            why: 'Teams argue about colors and photographs because they can see them. The loss is often somewhere that nobody on staff looks: the card field on an older phone, or an error message below the edge of the screen.',
            example:
              'Take a children’s charity whose visitors reach the payment step and then leave. Its form reports a wrong postal code in red at the top of the page, while the donor is looking at the button below. We move the message to the field, say what is missing, and keep everything else the donor typed.',
          },
        },
        {
          id: 'message-and-layout',
          icon: 'layout-template',
          name: 'Message and layout',
          description:
            'One page for one promise: the words of the ad, one reason, one proof, one thing to do.',
          details: {
            what: 'We write and design the page around a single action. The heading repeats what the visitor clicked. Below it come a short reason, a piece of evidence such as a photograph with a caption or a line from your accounts, and the form. Everything that does not help the decision moves to another page.',
            why: 'People decide within moments whether they are in the right place. When ad and page use the same words, nobody has to work that out.',
            example:
              'Take a food bank with an email about school holidays and children who miss their free lunch. The email leads to the general donation page with its mission statement. We build a page that opens with the same photograph and sentence, says what a family receives in a holiday week, and offers the gift amounts that the program itself uses.',
          },
        },
        {
          id: 'donation-form',
          icon: 'credit-card',
          name: 'Donation form',
          description:
            'Fewer fields, sensible amounts, a fair monthly option, and the payment methods your donors use.',
          details: {
            what: 'We cut the fields to what the gift and the receipt need, offer wallets beside cards, set amounts from your own giving history, and add a monthly option without ticking it for the donor. For Islamic organizations the donor can mark a gift as zakat, sadaqah or a named fund, and your records keep the mark.',
            why: 'Each field is a reason to stop. A box that is ticked in advance may raise monthly gifts for a while, then brings refunds and angry calls. A clear choice brings donors who stay.',
            example:
              'Take a mosque whose form has one field called “Amount” and a comment box. The treasurer reads the comments every week to find out which gifts are zakat. We replace the box with a choice of funds, explain each in one line, and send the choice to the accounts, so that zakat is kept apart from the moment it arrives.',
          },
        },
        {
          id: 'speed-and-testing',
          icon: 'gauge',
          name: 'Speed and testing',
          description:
            'Fast on a weak connection, then tested against the old version where you have enough visitors to learn from it.',
          details: {
            what: 'We shrink images, remove scripts that nobody uses any more, and measure the loading time on an ordinary phone. Where the page has enough traffic we test one change at a time against the old version and keep the winner. Where it has not, we make the repairs that are known to help and compare longer periods.',
            why: 'A slow page loses people before they read a word. And a test on too few visitors gives an answer by chance, which is worse than no answer because you will believe it.',
            example:
              'Take a small land trust with a few visitors a day on its giving page. A split test would run for a year before it could say anything. We replace the slideshow with one photograph, shorten the form, watch five supporters use it, and repair what they stumble over.',
          },
        },
      ],
    },
    {
      kind: 'mockup',
      id: 'before-and-after',
      heading: 'One appeal, before and after',
      intro: 'A composite of the problems we see most often. The ad was about winter coats.',
      sheets: [
        {
          label: 'Before',
          parts: [
            { as: 'text', text: 'Home, About, News, Events, Shop' },
            { as: 'title', text: 'Support our organization' },
            { as: 'field', text: 'Salutation' },
            { as: 'field', text: 'Address, line two' },
            { as: 'field', text: 'How did you hear about us?' },
            { as: 'field', text: 'Amount' },
            { as: 'button', text: 'Submit' },
          ],
        },
        {
          label: 'After',
          better: true,
          parts: [
            { as: 'title', text: 'A winter coat for a child in our town' },
            { as: 'text', text: 'One coat costs what a dinner out costs' },
            { as: 'choice', text: 'One coat' },
            { as: 'choice', text: 'Two coats' },
            { as: 'choice', text: 'Another amount' },
            { as: 'field', text: 'Card number' },
            { as: 'button', text: 'Give a coat' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'Your first three months of landing page work',
      items: [
        {
          title: 'Week one: give a gift',
          text: 'We make a real donation on several phones and read your statistics. We need access to Analytics, to the form’s settings and to the person who sends the receipts.',
        },
        {
          title: 'Weeks two to four: repair',
          text: 'Errors, slow images and needless fields go first, on the page you already have. You approve each change before it is live.',
        },
        {
          title: 'Month two: a page for each campaign',
          text: 'Your most important appeal gets its own page. Your staff get the layout to make the next one themselves.',
        },
        {
          title: 'Month three: test and compare',
          text: 'We test one open question, or compare with the baseline if traffic is low, and write down what we learned for the next appeal.',
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'Landing page results so far',
      metrics: ['caseLoadTime', 'caseCoachingCalls', 'caseCostPerLead'],
      points: [
        'For a scholarship coaching organization, the page loads in {caseLoadTime}, and it now books {caseCoachingCalls} the coaching calls.',
        'Its campaign brought leads at {caseCostPerLead} each. The ad sets the price of a click; the page decides how many clicks it takes to make a lead.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Landing pages: common questions',
      items: [
        {
          question: 'Do we have to change our donation platform?',
          answer: [
            'Usually not. Most platforms allow more than their standard form shows. If yours stands in the way, we say what it costs you and what a move would involve, and you decide.',
          ],
        },
        {
          question: 'How many visitors do we need for a test?',
          answer: [
            'More than most small organizations have on one page. As a rule of thumb, a test needs several hundred completed gifts or sign-ups before a difference can be trusted. Below that, we repair known problems and watch real people use the page.',
          ],
        },
        {
          question: 'Will a better page alone raise our income?',
          answer: [
            'It raises what you get from the visitors you have. If few people come, the page cannot make up for it, and we would begin with search, ads or your mailing list.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'related',
      heading: 'Related services and stories',
      groups: [
        {
          pages: [
            '/impact-stories/securing-degrees',
            '/services/google-ads-nonprofits',
            '/services/crm-nonprofits',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'See your page as a first-time donor sees it',
      text: 'In {callLength} we open your donation page together and go through it step by step. Or ask for the website audit: a written list of what to repair first, within {auditDelivery}.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies ServicePage
