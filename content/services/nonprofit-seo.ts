import type { ServicePage } from '../model/page-kinds.ts'

export const nonprofitSeo = {
  seo: {
    title: 'Nonprofit SEO Services',
    description:
      'SEO for nonprofits: search research, program pages people can find, technical repair and local presence. What we do in week one, and how long it takes.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'Nonprofit SEO',
  summary:
    'Pages that answer what donors, volunteers and families search for, on a website search engines can read.',
  hero: {
    eyebrow: 'SEO and content',
    title: 'Be found by people already looking for what you do',
    lead: 'Families, donors and volunteers put their questions to a search engine before they ask anyone you know. We make sure that your pages answer them, in the words they use.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'search',
      alt: 'Search results for reading help: the rewritten page stands among the first results, where the old one was on page two.',
      query: 'Reading help for second graders',
      address: 'Your charity, reading help page',
      after: {
        title: 'Free Reading Help for Second Graders',
        text: 'Tuesdays and Thursdays at the library. No fee, no test. Sign up by phone or online.',
      },
      before: {
        title: 'Bright Pages, Programs, Home',
        text: 'An evidence-based literacy intervention for striving readers.',
      },
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why search matters for nonprofits',
      paragraphs: [
        'Someone types “donate furniture pick up near me” or “free tutoring for my son”. They have never heard of you. If one of your pages answers the question, you meet them at the moment they want to act. Otherwise they meet whoever wrote that page.',
        'Most nonprofit websites are written for people who know the organization already. The menu lists program names that only staff use. The best explanation of the work sits in the PDF of an annual report. The first gains usually come from rewriting pages you have, before anyone writes a new one.',
        'Search is slow. A new page commonly needs months to find its place, and nobody can promise you a ranking. In return, a page that ranks goes on bringing people without a charge for each visit. Start it early, and use ads for what cannot wait.',
      ],
      points: [
        'A program named after its grant cannot be found by the people it serves, because they search for the help and do not know the name.',
        'Event pages deleted every year take with them the links that newspapers and partners gave them.',
        'A redesign that changes addresses without redirects can lose years of search history in a weekend.',
        'A donation page that holds nothing except a form gives a search engine nothing to rank.',
      ],
    },
    {
      kind: 'serviceDetails',
      id: 'what-we-do',
      heading: 'What our SEO service includes',
      intro: 'Four pieces of work. Most organizations need all four; the first weeks show in which order.',
      items: [
        {
          id: 'search-research',
          icon: 'search',
          name: 'Search research',
          description:
            'Which questions people ask around your cause, who asks them, and which page of yours should answer each one.',
          details: {
            what: 'We collect the searches around your programs, your place and your cause from Search Console, from Google’s own suggestions and from the questions that your front desk hears. Each search is sorted by who is asking: someone who needs help, someone who wants to give, a volunteer, a journalist. The result is one sheet that gives every important question a page.',
            why: 'Without the sheet, two of your pages compete for the same search while other questions have no page at all. It also settles arguments: the board may love a program’s name, but the sheet shows what families call it.',
            example:
              'Take a reading charity with a program called “Bright Pages”. Parents search for “reading help for second graders” and the name of their town. We keep the program’s name, put the parents’ words into the title, the heading and the first paragraph, and answer on the page what they ask next: cost, place, days and how to sign up.',
          },
        },
        {
          id: 'pages-and-articles',
          icon: 'pen-line',
          name: 'Pages and articles',
          description:
            'Rewritten program pages first, then guides that answer one question each. Your staff check the facts; we do the writing.',
          details: {
            what: 'We rewrite the program, giving and volunteering pages, then write guides on the questions in the sheet. We interview the person who knows the subject, draft the page, and send it back for one round of corrections. Every page ends with one next step: enroll, give, volunteer or call.',
            why: 'A blog post about your gala interests the people who came. A guide to what families must bring to their first visit is read every week of the year. Content that answers a lasting question stays useful, and gives other websites a reason to link to you.',
            example:
              'Take a food pantry that answers the same five questions by phone all day. We turn the answers into one page: who may come, what to bring, opening hours, which bus stops outside, and what happens on a first visit. The page can rank for those searches, and the phone is free for people who need to talk.',
          },
        },
        {
          id: 'technical-repair',
          icon: 'wrench',
          name: 'Technical repair',
          description:
            'Broken links, slow pages, missing titles and lost redirects, found and repaired in the order in which they cost you visitors.',
          details: {
            what: 'We crawl the website as a search engine does and read the reports in Search Console. Then we repair what blocks or slows it: pages that are shut out by mistake, addresses that changed without a redirect, photographs straight from the camera, titles that all say “Home”, and missing structured data about your organization.',
            why: 'Good writing on a page that a search engine cannot reach is wasted. Slow pages also cost you the visitor with an old phone and a weak connection, who is often the person your program is for.',
            example:
              'Take an environmental group that moved to a new website last spring and left its old addresses behind. The reports show that partner websites still link to pages that no longer exist. We map each old address to its closest new page and add the redirects in one afternoon.',
          },
        },
        {
          id: 'local-presence',
          icon: 'map-pin',
          name: 'Local presence and links',
          description:
            'A complete Google Business Profile, the same details everywhere, and links from partners who already work with you.',
          details: {
            what: 'We complete your Google Business Profile with categories, hours, photographs and services, and correct old addresses in directories. Then we list the organizations that already know you, such as funders, schools, congregations and city departments, and write a short note to each that asks for a link to the right page.',
            why: 'Searches such as “food pantry near me” are answered with a map first. A profile with the wrong hours sends people to a locked door. Links from partners are among the signals that search engines trust, and they are yours to ask for.',
            example:
              'Take a mosque that runs a weekend school and a food pantry. Its profile shows prayer times from two years ago and names neither service. We correct the profile, add the Jumu’ah times and the services, and ask the interfaith council, the food bank and the local school district to link to the pantry’s page from the resource lists they already keep.',
          },
        },
      ],
    },
    {
      kind: 'worksheet',
      id: 'search-sheet',
      heading: 'A sample search plan: a page for every question',
      intro: 'Part of the plan we would write for a food pantry with a weekend school.',
      columns: { first: 'What people type', second: 'Who is asking', third: 'The page that answers' },
      rows: [
        { first: '“food pantry open today”', second: 'A family, today', third: 'Visiting the pantry' },
        { first: '“food bank what to bring”', second: 'A family, worried', third: 'What to bring: nothing' },
        {
          first: '“donate canned food near me”',
          second: 'A neighbor with a full car',
          third: 'Drop-off hours and a map',
        },
        { first: '“volunteer with kids weekend”', second: 'A parent', third: 'Family shifts' },
        {
          first: '“weekend school for kids”',
          second: 'A parent, in August',
          third: 'Enroll, with fees and dates',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'Your first three months of SEO',
      items: [
        {
          title: 'Week one: access and a baseline',
          text: 'You give us access to Search Console and Analytics, or we set them up with you. We write down where you stand today, so that any progress can be checked later.',
        },
        {
          title: 'Weeks two to four: research and repair',
          text: 'The sheet of searches is agreed with the people who run your programs. Meanwhile we repair whatever keeps search engines out.',
        },
        {
          title: 'Month two: the pages you have',
          text: 'We rewrite the program, giving and volunteering pages. From you we need one person who can approve a text within a few days.',
        },
        {
          title: 'Month three: new pages and links',
          text: 'The first guides go live, the notes to partners go out, and we review together which pages have begun to appear and which need more work.',
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'SEO results so far',
      metrics: ['caseTraffic', 'caseKeywords', 'averageGrowthMeasured'],
      points: [
        'A scholarship coaching organization saw {caseTraffic} website traffic, with {caseKeywords} of its keywords on the first page of results.',
        'Across our clients, giving has grown {averageGrowthMeasured} on average. Your own result depends on where you start, so we record a baseline first.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'SEO for nonprofits: common questions',
      items: [
        {
          question: 'How long does nonprofit SEO take?',
          answer: [
            'Repairs can show within weeks. New pages usually take several months, and longer where large organizations already hold the first page of results.',
            'If you need enrollments or donors this month, pair SEO with Google Ads. We will tell you on the first call if ads are the better place for your budget.',
          ],
        },
        {
          question: 'Can you guarantee the first place on Google?',
          answer: [
            'No, and nobody can. We can promise the work: which pages, which repairs, by when. We report what changed each month, including what did not work.',
          ],
        },
        {
          question: 'What do you need from our team?',
          answer: [
            'Access to the website and its statistics, one person who can approve texts, and a conversation with the staff who answer the public’s questions. They know the words people use better than any research tool.',
            'If your website is run by a volunteer or another agency, we work through them.',
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
            '/services/landing-page-optimization',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'See what people search for around your cause',
      text: 'In {callLength} we look at your website and your market together, and you leave with the pages to work on first. Prefer it in writing? The website audit reaches you within {auditDelivery}.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies ServicePage
