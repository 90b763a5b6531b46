import type { ServicePage } from '../model/page-kinds.ts'

export const nonprofitStrategy = {
  seo: {
    title: 'Nonprofit Digital Strategy Consulting',
    description:
      'A digital plan that fits on a page and fits your staff: what to do first, what to stop, what it costs and how you will know. With a review every month.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'Digital Strategy',
  summary:
    'A plan that fits on one page: what to do first, what to stop, what it costs and how you will know.',
  hero: {
    eyebrow: 'Digital strategy consulting',
    title: 'Decide what to do first, and what to leave alone',
    lead: 'Your team is small and everybody has advice for it. We help you choose the few things that bring supporters this year, and give you good reasons to drop the rest.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'A one-page plan: five pieces of work, each with an owner and a date, and three ideas that wait.',
      sheets: [
        {
          label: 'The plan for this year',
          better: true,
          parts: [
            { as: 'title', text: 'Thirty new members by June' },
            { as: 'chosen', text: 'A joining page', note: 'Membership, by March' },
            { as: 'chosen', text: 'A welcome by email', note: 'Membership, by April' },
            { as: 'choice', text: 'Three partner newsletters', note: 'A volunteer, by June' },
            { as: 'struck', text: 'A podcast', note: 'Not this year' },
            { as: 'struck', text: 'A new website', note: 'After the joining page' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why a digital plan has to be short',
      paragraphs: [
        'A board member wants a podcast. The youth committee wants TikTok. A vendor calls about a new website. Each idea is reasonable, and together they need a staff you do not have. So everything is started, and most of it fades after a month.',
        'We begin at the other end: how many new donors, volunteers or program participants do you need this year, and through which door did the last ones come? Often one or two doors do most of the work, and nobody has been looking after them.',
        'A useful plan names a person and a date for each task. It also has to survive contact with the week you actually have. If your communications officer has one day for this, we plan for one day.',
      ],
      points: [
        'A new website is commissioned before anyone has said what visitors should do on it.',
        'Each channel has its own numbers, and no two of them count the same thing.',
        'The agency reports clicks, the board asks about donors, and nobody can connect the two.',
        'The one person who knows the passwords goes on leave in December.',
      ],
    },
    {
      kind: 'serviceDetails',
      id: 'what-we-do',
      heading: 'What our strategy service includes',
      items: [
        {
          id: 'digital-audit',
          icon: 'clipboard-list',
          name: 'Digital audit',
          description:
            'Your website, search, email, ads, social media and records looked at as one path from stranger to supporter.',
          details: {
            what: 'We follow three people through everything you have online: someone who needs your help, a first-time donor, and a volunteer. We read the statistics, interview staff, and check who owns each account and domain. The report is short: what works, what leaks, and what we would do in which order.',
            why: 'Separate reviews of the website, the newsletter and the ads each find faults in their own part. Losses mostly happen between the parts: the ad works, the page works, and the confirmation email was never switched on.',
            example:
              'Take a hospice with a well-read newsletter and few new subscribers. The audit finds that the sign-up form writes to a list nobody has sent to since the mail program was changed. Connecting it takes an hour, and it comes before every other item in the report.',
          },
        },
        {
          id: 'one-page-plan',
          icon: 'compass',
          name: 'One-page plan',
          description:
            'Goals, the few pieces of work that serve them, an owner and a budget for each, and a list of what waits.',
          details: {
            what: 'In two workshops with leadership and the people who will do the work, we agree on goals for the year and choose at most five pieces of work. Each one has an owner, hours, a budget and a date when you decide to go on or stop. The ideas that did not make it are kept on a second list.',
            why: 'A fifty-page strategy is approved and filed. One page can hang on a wall, go to the board, and be used to answer the next idea: which of the five should it replace?',
            example:
              'Take a climate network that wants more members, more press and a new website. Members pay for everything else, so they come first: a joining page, a welcome series and three partner newsletters. The new website waits until the joining page has shown what members respond to.',
          },
        },
        {
          id: 'measurement',
          icon: 'gauge',
          name: 'Measurement',
          description:
            'A handful of figures with one definition each, a starting value, and a page that shows them every month.',
          details: {
            what: 'We choose the figures with you, such as new donors, donors who return, volunteer hours or program applications. Then we write down how each is counted, set up the tracking, and record the value on the day we begin.',
            why: 'Without a starting value, every result is an opinion. Without a definition, the same figure rises or falls depending on who makes the slide.',
            example:
              'Take a tutoring charity that reports “families reached”. One colleague counts leaflets, another counts website visits. We agree on two figures: families who asked for a place and families who began. The board sees for the first time that many ask and few begin, and the next piece of work is the enrollment form.',
          },
        },
        {
          id: 'monthly-review',
          icon: 'calendar-check',
          name: 'Monthly review and coaching',
          description:
            'One hour a month with the figures and the plan, and a second opinion before you sign with a vendor.',
          details: {
            what: 'Each month we look at the figures with you, ask what was done and what got in the way, and change the plan where the facts say so. Between reviews your staff can bring us a draft, a proposal or a problem. When you hire a designer or an agency, we help write the brief and read the offers.',
            why: 'Most plans fail around the eighth week, when an appeal, a grant report and a sick colleague arrive together. A fixed review is where the plan is cut back instead of quietly dropped.',
            example:
              'Take an Islamic school that receives three offers for a new website, each written differently. We put them into one table: what is included, who owns the code, what a change costs later, and whether the donation page supports zakat as a separate fund. The choice takes one meeting.',
          },
        },
      ],
    },
    {
      kind: 'worksheet',
      id: 'the-plan',
      heading: 'A sample one-page plan',
      intro: 'A climate network’s year. Whatever is not on the sheet waits.',
      columns: { first: 'Piece of work', second: 'Owner and hours', third: 'Go on or stop' },
      rows: [
        {
          first: 'A joining page',
          second: 'Membership, four hours a week',
          third: 'March: thirty new members',
        },
        {
          first: 'A welcome by email',
          second: 'Membership, two hours a week',
          third: 'April: half of them open it',
        },
        {
          first: 'Three partner newsletters',
          second: 'A volunteer, one day a month',
          third: 'June: members name one',
        },
        { first: 'Town meetings', second: 'Board, one evening a month', third: 'September: a second visit' },
        { first: 'New website', second: 'Nobody yet', third: 'Waits for the joining page' },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'Your first three months of strategy work',
      items: [
        {
          title: 'Week one: listen',
          text: 'Short talks with the director, a board member, and the people who run the website, the mail and the programs. You send us the last annual plan and a list of your accounts and who holds them.',
        },
        {
          title: 'Weeks two to four: audit and baseline',
          text: 'We walk through everything as a visitor would, and record the figures as they stand.',
        },
        {
          title: 'Month two: choose',
          text: 'Two workshops, one page. The director decides, and the people who do the work say what fits into their week.',
        },
        {
          title: 'Month three: first work, first review',
          text: 'The first piece of work goes live, and the first monthly review shows whether the plan fits your week. We cut it where it does not.',
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'Results across our clients',
      metrics: ['averageGrowthMeasured'],
      points: [
        'Across our clients, giving has grown {averageGrowthMeasured} on average. Each client started somewhere else, so your own baseline comes first.',
        'For one organization growth comes from doing more of what works, for another from stopping what does not. The monthly review shows which.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Digital strategy: common questions',
      items: [
        {
          question: 'We have a strategic plan. Why a digital one?',
          answer: [
            'You may not need a second one. If your plan names goals, owners and dates, we add the digital work to it and keep one document. Where it says “increase our online presence”, we help you turn that into something you can do and count.',
          ],
        },
        {
          question: 'Do you also carry out the plan?',
          answer: [
            'If you want us to. Search, ads, landing pages and CRM are services of ours, and we say where we think you should do the work yourselves or hire someone else. The plan is written so that anyone can carry it out.',
          ],
        },
        {
          question: 'How much of our time does it take?',
          answer: [
            'Plan for two half-day workshops and an hour each from the people we interview. After that, one hour a month for the review, besides the work you have chosen to do.',
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
          pages: ['/services/nonprofit-seo', '/services/crm-nonprofits', '/services/fundraising-execution'],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Bring your list of everything you could do',
      text: 'In {callLength} we sort it with you: what to do first, what can wait, and what you can stop without regret. You keep the list, whether or not we work together.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies ServicePage
