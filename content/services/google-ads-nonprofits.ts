import type { ServicePage } from '../model/page-kinds.ts'

export const googleAdsNonprofits = {
  seo: {
    title: 'Google Ads and Ad Grants for Nonprofits',
    description:
      'Google Ad Grants gives eligible nonprofits up to {adGrantMonthly} a month in search ads. We apply, build, keep within the rules and track what it brings.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'Google Ads for Nonprofits',
  summary:
    'Ad Grants applied for, built and kept within Google’s rules, with paid campaigns where the grant cannot go.',
  hero: {
    eyebrow: 'Google Ads and PPC',
    title: 'Win Google’s ad grant, use it well, keep it',
    lead: 'Google gives eligible nonprofits up to {adGrantMonthly} a month in search advertising, {adGrantYearly} a year. Getting it takes paperwork; keeping it takes attention every month. We do both.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'path',
      alt: 'One ad, from the search to the page: someone searches for adult reading classes, reads the ad, and signs up on a page that says the same.',
      sheets: [
        {
          label: 'The search',
          parts: [
            { as: 'field', text: 'Adult reading classes' },
            { as: 'text', text: 'Tuesday evening, on a phone' },
          ],
        },
        {
          label: 'The ad',
          better: true,
          parts: [
            { as: 'title', text: 'Learn to Read as an Adult' },
            { as: 'text', text: 'Free, private lessons near you. Evenings and Saturdays.' },
          ],
        },
        {
          label: 'The page it opens',
          parts: [
            { as: 'title', text: 'Free reading lessons for adults' },
            { as: 'field', text: 'Your first name' },
            { as: 'button', text: 'Ask for a first lesson' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'What Google Ad Grants covers, and what it does not',
      paragraphs: [
        'Google Ad Grants is advertising credit for text ads on Google Search. It is not cash, it does not carry over to the next month, and it cannot pay for video or display ads. Its ads also stand behind those of paying advertisers in the auction.',
        'Within those limits it is generous. The grant suits people who are searching for help, a volunteer place, an event or an answer. It is weaker for “donate now” searches, where large charities pay for the top places. We plan for what it does well and put paid budget, if you have any, where it falls short.',
        'Google also checks how the account is kept. Ads must be relevant, the account must stay above a minimum click-through rate, and real actions on your website must be measured. Many accounts are set up in a hurry, miss a rule, and are paused without anyone at the organization noticing.',
      ],
      points: [
        'Keywords so broad that the ads reach people who want something else, and the click-through rate falls below Google’s minimum.',
        'Every click sent to the home page, where visitors must search a second time.',
        'A page view counted as a success, so that the account appears to do well while nobody signs up.',
        'A login that only a former volunteer has, which turns a small warning into a suspended account.',
      ],
    },
    {
      kind: 'serviceDetails',
      id: 'what-we-do',
      heading: 'What our Google Ads service includes',
      items: [
        {
          id: 'application-and-setup',
          icon: 'badge-check',
          name: 'Application and setup',
          description:
            'We check whether you qualify, prepare the application, and build the account in your organization’s name.',
          details: {
            what: 'We check eligibility first: registered charity status, a website on your own domain, and enough content of your own on it. Hospitals, schools and government bodies are usually excluded. Then we prepare your Google for Nonprofits verification, apply for the grant, and build the first campaigns. You own the account; we are added as a manager.',
            why: 'Applications fail over small things, such as a name that differs from the charity register or a website that is mostly under construction. It is quicker to repair these before applying than to appeal afterward.',
            example:
              'Take a refugee support charity whose legal name on the register differs from the name on its website. We add the legal name to the footer and the about page, gather the registration letter, and apply once both match. While Google reviews the application, we write the ads and the pages they lead to.',
          },
        },
        {
          id: 'grant-management',
          icon: 'shield-check',
          name: 'Grant management',
          description:
            'Monthly work on keywords, ads and pages, so that the account stays useful and within Google’s rules.',
          details: {
            what: 'Each month we read the real searches behind the clicks, block the wrong ones, pause weak keywords, test new ads, and check the account against Google’s current policy. You receive a page that says what was spent, what people did on your website, and what we will change next.',
            why: 'The rules change, and Google can pause an account that falls below the minimum click-through rate for two months in a row. An account that is looked at once a quarter finds out too late.',
            example:
              'Take a literacy nonprofit advertising on the word “reading”. People who click want book reviews, the town of Reading in England, or a palm reader. We replace it with “adult reading classes” and “learn to read as an adult” plus the name of the city, and list the unrelated searches as exclusions. Fewer people see the ad, and those who do have a reason to click.',
          },
        },
        {
          id: 'paid-campaigns',
          icon: 'target',
          name: 'Paid campaigns',
          description:
            'A separate, small account for moments when grant ads cannot reach far enough: year-end, Ramadan, an emergency.',
          details: {
            what: 'We run paid search beside the grant for the few searches where position matters, such as your own name, an appeal in the news, or giving at a certain time of year. The budget, the dates and the point at which we stop are agreed with you before the first ad runs.',
            why: 'In the last ten nights of Ramadan or the last days of December, commercial bidders and large charities push grant ads down the page. A modest paid budget on the right searches protects the donors who are looking for you by name.',
            example:
              'Take an Islamic relief charity before Ramadan. The grant account answers questions all month, such as how zakat is calculated and who may receive it. The paid account covers the charity’s name and “pay zakat online” in the evenings of the last ten nights, with a page where the donor can mark the gift as zakat or sadaqah.',
          },
        },
        {
          id: 'tracking',
          icon: 'chart-line',
          name: 'Tracking that means something',
          description:
            'Donations, sign-ups, calls and completed forms counted correctly, and traced to the ad that brought them.',
          details: {
            what: 'We decide with you which actions count, set each one up in Google Analytics and Google Ads, and test them with a real donation and a real form. Visits to a page are reported too, and are never counted as results.',
            why: 'Google’s bidding learns from what you call a success. If a visit to the contact page counts, it will find you more people who visit contact pages. If a completed application counts, it looks for applicants.',
            example:
              'Take a hospice charity whose donation form opens on another company’s website. The trail ends there, so every gift appears to come from nowhere. We connect the two websites, send the amount back to Analytics, and make a test gift. From then on each report shows which searches led to a donation and which to a phone call.',
          },
        },
      ],
    },
    {
      kind: 'mockup',
      id: 'ad-group',
      heading: 'A sample ad group, from search to landing page',
      intro: 'For a literacy charity. The ad promises what the page then says first.',
      sheets: [
        {
          label: 'Searches we bid on',
          parts: [
            { as: 'text', text: '“adult reading classes”' },
            { as: 'text', text: '“how to read better as an adult”' },
            { as: 'text', text: '“free literacy tutor near me”' },
            { as: 'title', text: 'Searches we exclude' },
            { as: 'text', text: '“reading glasses”' },
            { as: 'text', text: '“book reviews”' },
          ],
        },
        {
          label: 'The ad',
          better: true,
          parts: [
            { as: 'text', text: 'Sponsored' },
            { as: 'title', text: 'Learn to Read as an Adult' },
            { as: 'text', text: 'Free, private lessons in your part of town' },
            { as: 'text', text: 'Evenings and Saturdays; nothing to bring' },
          ],
        },
        {
          label: 'The page it opens',
          parts: [
            { as: 'title', text: 'Free reading lessons for adults' },
            { as: 'text', text: 'One tutor, one hour a week, close to you' },
            { as: 'field', text: 'First name' },
            { as: 'field', text: 'A phone number we may call' },
            { as: 'button', text: 'Ask for a first lesson' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'Your first three months of Google Ads',
      items: [
        {
          title: 'Week one: eligibility and access',
          text: 'We check your charity registration, your website and any account that exists. You name one person who signs for the organization and one who can approve ads.',
        },
        {
          title: 'Weeks two to four: apply and prepare',
          text: 'Verification takes from a few days to a few weeks and is in Google’s hands. Meanwhile we write the ads, improve the pages they lead to, and set up tracking.',
        },
        {
          title: 'Month two: first campaigns',
          text: 'We begin with a few narrow campaigns around your programs, and read the searches behind the clicks every week.',
        },
        {
          title: 'Month three: widen what works',
          text: 'Campaigns that bring sign-ups grow, the others are rewritten or stopped. You get a first report that compares months.',
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'What the grant is worth, and what one client got',
      intro:
        'The first two figures are the most that Google grants. The other two come from one client’s campaign.',
      metrics: ['adGrantMonthly', 'adGrantYearly', 'firstLeads', 'caseCostPerLead'],
      points: [
        'A scholarship coaching organization received its first leads within {firstLeads}, at {caseCostPerLead} per lead.',
        'Few organizations can spend the whole grant well. A smaller amount spent on the right searches brings more than the full amount spent on vague ones, and we report it that way.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Google Ads for nonprofits: common questions',
      items: [
        {
          question: 'Do we qualify for Google Ad Grants?',
          answer: [
            'You need charity status that Google can verify in your country, and a secure website on your own domain with real content. Hospitals, schools and government bodies usually do not qualify, though their separate charitable foundations may.',
            'Mosques, churches and other congregations with charity status can qualify. Google decides, so we check the requirements with you before anyone fills in a form.',
          ],
        },
        {
          question: 'Our account was suspended. Can it be restored?',
          answer: [
            'Often, yes. Google names the rule that was broken. We repair it, show that the account complies, and ask for a review. How long the review takes is Google’s decision.',
          ],
        },
        {
          question: 'Will the grant bring us donations?',
          answer: [
            'Some, though it is rarely the best use. The grant is strongest at bringing people who need your services, want to volunteer or are learning about your cause. Donations tend to follow later by email, so plan the sign-up before you plan the ad.',
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
            '/services/landing-page-optimization',
            '/services/nonprofit-seo',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Find out whether you qualify for Google Ad Grants',
      text: 'Bring your charity’s registered name to a {callLength:adjective} call. We check eligibility, look at the searches around your programs, and tell you plainly if the grant is worth your time.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies ServicePage
