import { inOneRow } from '../before-you-sign.ts'
import { counts } from '../derived-facts.ts'
import { bookCall, card, detail, freeAudit, page, section } from '../model/notation.ts'

export const nonprofitSeo = page('service', {
  title: 'Nonprofit SEO Services',
  description:
    'SEO for nonprofits: we find out what people search for, rewrite the pages that should answer, and fix what keeps Google out. See what it did for one client.',
  name: 'Nonprofit SEO',
  summary: 'Show up when donors, volunteers and families search for what you do.',
  hero: {
    eyebrow: 'SEO and content',
    title: 'Get found by people already looking for what you do',
    text: 'Someone in your town is typing the question that you answer every day. We write the page that answers it, and fix what keeps Google from showing it.',
    actions: [bookCall, freeAudit],
    artifact: {
      kind: 'search',
      alt: 'An invented example of search results for reading help: the page in the parents’ words, and before it the one in the staff’s.',
      query: 'Reading help for second graders',
      address: 'Your nonprofit, reading help page',
      after: {
        label: 'After: their words',
        title: 'Free Reading Help for Second Graders',
        text: 'Tuesdays and Thursdays at the library. No fee, no test. Sign up by phone or online.',
      },
      before: {
        label: 'Before: our words',
        title: 'Bright Pages, Programs, Home',
        text: 'An evidence-based literacy intervention for striving readers.',
      },
    },
  },
  sections: [
    section.worksheet('search-sheet', 'A sample search plan: a page for every question', {
      intro: 'Part of the plan we’d write for a food pantry with a weekend school.',
      columns: ['What people type', 'Who’s asking', 'The page that answers'],
      rows: [
        ['“food pantry open today”', 'A family, today', 'Visiting the pantry'],
        ['“food bank what to bring”', 'A family, worried', 'What to bring: nothing'],
        ['“donate canned food near me”', 'A neighbor with a full car', 'Drop-off hours and a map'],
        ['“volunteer with kids weekend”', 'A parent', 'Family shifts'],
        ['“weekend school for kids”', 'A parent, in August', 'Enroll, with fees and dates'],
      ],
    }),
    section.cards('read-on', 'Can you wait six months?', [
      inOneRow('/services/nonprofit-seo'),
      card('A complete sample audit', {
        text: `Read all ${counts.findings} findings for an example pantry, from the search to the thank-you.`,
        to: '/resources/sample-website-audit',
      }),
    ]),
    section.metrics('results', 'One client’s result from search, ads and a new page', {
      metrics: ['caseTraffic', 'caseKeywords', 'caseCoachingCalls'],
      points: [
        'Securing Degrees, a scholarship coaching organization, used to live on word of mouth. Search, ads and a faster page share the credit for these three.',
        'Your result depends on where you start, so we write down your numbers in week one and measure against them.',
      ],
    }),
    section.prose('why-it-matters', 'People who need you find someone else', {
      text: [
        '“Donate furniture pick up near me.” “Free tutoring for my son.” People who type that have never heard of you. If your page has the answer, they find you when they’re ready to act.',
        'Look at your menu. If it lists program names that only staff use, and the best explanation of your work is in an annual report PDF, we rewrite the pages you have before anyone writes a new one.',
        'Search is slow. But once a page ranks, you don’t pay for each visit. Start early, and use ads for what can’t wait.',
      ],
    }),
    section.serviceDetails('what-we-do', 'How we get you found', {
      intro:
        'We usually start with technical fixes: no page ranks while Google can’t read it. Then come your program pages.',
      items: [
        detail('search-research', 'search', 'Search research', {
          text: 'We find out what people ask about your cause, and which of your pages should answer.',
          what: 'We collect the searches around your programs, your town and your cause: from Search Console, from Google’s own suggestions, and from what your front desk hears. We sort them by who’s asking: someone who needs help, a donor, a volunteer, a reporter. You get one search plan that gives every important question a page.',
          why: 'Without it, two of your pages compete for the same search while other questions have no page at all. It also settles arguments. The board may love a program’s name; the plan shows what families call it.',
          example:
            'Say you run a reading program called “Bright Pages”. Parents search for “reading help for second graders” plus the name of their town. We keep your name and put the parents’ words in the title, the heading and the first paragraph. Then the page answers what they ask next: cost, place, days and how to sign up.',
        }),
        detail('pages-and-articles', 'pen-line', 'Pages and articles', {
          text: 'We rewrite your program pages, then write guides that answer one question each. Your staff check the facts.',
          what: 'We interview whoever knows the subject, draft the page, and send it back for one round of corrections. Every page ends with one next step: enroll, give, volunteer or call.',
          why: 'A post about your gala interests the people who came. A guide to what to bring on a first visit gets read every week of the year, and it gives other websites a reason to link to you.',
          example:
            'The phone at a food pantry rings all day with the same five questions. We turn the answers into one page: who can come, what to bring, hours, which bus stops outside, what happens on a first visit. The page can rank for those searches, and the line is free for people who need to talk.',
        }),
        detail('technical-fixes', 'wrench', 'Technical fixes', {
          text: 'We fix broken links, slow pages, missing titles and lost redirects, most expensive first.',
          what: 'We crawl your site the way Google does and read the reports in Search Console. Then we fix what blocks or slows it: pages shut out by mistake, URLs that changed without a redirect, photos straight from the camera, titles that all say “Home”, and missing structured data about your organization.',
          why: 'Google can’t rank a page it can’t reach, however good the writing is. And a slow page loses the visitor with an old phone and a weak signal, who may be the person your program is for.',
          example:
            'Say you’re an environmental group with a new site, and partners still link to pages that no longer exist. We match each old URL to its closest new page and add the redirects in an afternoon.',
        }),
        detail('local-presence', 'map-pin', 'Local presence and links', {
          text: 'We complete your Google Business Profile, and ask partners you already have for a link.',
          what: 'We complete your Google Business Profile with categories, hours, photos and services, and correct old addresses in directories. Then we list everyone who already knows you, such as funders, schools, congregations and city departments, and write each a short note asking for a link to the right page.',
          why: 'Search “food pantry near me” and look at the map. If your profile has the wrong hours, people drive to a locked door. And a partner’s link costs you one email.',
          example:
            'Say you’re a mosque with a weekend school and a food pantry. Your profile shows prayer times from two years ago and mentions neither. We correct it, add Jumu’ah times and services, and ask the interfaith council, the food bank and the school district to link to your pantry from the resource lists they already keep.',
        }),
      ],
    }),
    section.faqs('questions', 'Search takes months: what to expect', {
      'When do we see a change?': [
        'Google says four months to a year from the first change to the benefit. Fixes can show up sooner; where big organizations already hold page one, plan on the year.',
        'If you can’t wait that long, add Google Ads. A grant account takes about a month to set up.',
      ],
      'What do we have to bring?':
        'Access to Search Console and Analytics, or an hour to set them up together. The person who answers the phone, for the words that people use. And one person who can approve a page within a few days: the first ones are live in month two.',
      'Can you guarantee the first place on Google?':
        'No one can, Google says. We can promise the work: which pages, which fixes, by when.',
    }),
    section.callToAction('next-step', 'See what people search for around your cause', {
      text: 'We’ll look up a few searches while we talk. The pages to start with go into your one-page email.',
      actions: [bookCall, freeAudit],
    }),
  ],
})
