import { type ContentMutation, replace } from './mutation.ts'

const seo = 'content/services/nonprofit-seo.ts'
const home = 'content/pages/home.ts'

/** Copies the first text of a kind over the second one. */
const copied =
  (pattern: RegExp) =>
  (source: string): string => {
    const [first, second] = [...source.matchAll(pattern)]
    if (!first || !second) return source
    return source.slice(0, second.index) + first[0] + source.slice(second.index + second[0].length)
  }

/** Texts that stand twice. */
export const doubleMutations: readonly ContentMutation[] = [
  {
    wrong: 'a question twice',
    file: seo,
    edit: copied(/question: '[^']*'/g),
    field: /items\[1\]\.question$/,
    says: /the same question/,
  },
  {
    wrong: 'a step twice',
    file: seo,
    edit: copied(/title: '(?:Week one|Weeks two)[^']*'/g),
    field: /items\[1\]\.title$/,
    says: /the same step/,
  },
  {
    wrong: 'a card twice',
    file: home,
    edit: copied(/title: '(?:Integrity|Service)'/g),
    field: /items\[1\]\.title$/,
    says: /the same card/,
  },
  {
    wrong: 'a heading twice on a page',
    file: seo,
    edit: copied(/heading: '[^']*'/g),
    field: /^sections\[1\]\.heading$/,
    says: /the same heading as sections\[0\]\.heading/,
  },
  {
    wrong: 'a section’s heading that is the page’s',
    file: seo,
    edit: replace(
      /heading: 'Why search[^']*'/,
      "heading: 'Be found by people who are already looking for what you do'",
    ),
    field: /^sections\[0\]\.heading$/,
    says: /the same heading as hero\.title/,
  },
  {
    wrong: 'a paragraph twice',
    file: 'content/pages/our-mission.ts',
    edit: (source) => {
      const paragraphs = [...source.matchAll(/^ {8}'[^']{80,}',$/gm)].map(([line]) => line)
      return source.replace(paragraphs[1] ?? '', () => paragraphs[0] ?? '')
    },
    field: /^sections\[0\]\.paragraphs\[1\]$/,
    says: /the same text/,
  },
  {
    wrong: 'a point twice',
    file: seo,
    edit: (source) => {
      const points = [...source.matchAll(/^ {8}'[^']{40,}',$/gm)].map(([line]) => line)
      return source.replace(points[4] ?? '', () => points[3] ?? '')
    },
    field: /^sections\[0\]\.points\[1\]$/,
    says: /the same text/,
  },
  {
    wrong: 'an answer copied from another page',
    file: 'content/services/google-ads-nonprofits.ts',
    edit: replace(
      /answer: \[\s*'[^']*'/,
      "answer: [ 'Repairs can show within weeks. New pages usually take several months, and longer where large organizations already hold the first page of results.'",
    ),
    field: /answer\[0\]$/,
    says: /word for word in content\/services\/nonprofit-seo\.ts/,
  },
  {
    wrong: 'a lead of another page',
    file: 'content/services/crm-nonprofits.ts',
    edit: replace(
      /lead: '[^']*'/,
      "lead: 'Families, donors and volunteers put their questions to a search engine before they ask anyone you know. We make sure that your pages answer them, in the words they use.'",
    ),
    reportedIn: 'content/services/crm-nonprofits.ts',
    field: /^hero\.lead$/,
    says: /is also the lead of content\/services\/nonprofit-seo\.ts/,
  },
  {
    wrong: 'a first heading of another page',
    file: 'content/services/crm-nonprofits.ts',
    edit: replace(
      /title: 'Know your supporters[^']*'/,
      "title: 'Be found by people who are already looking for what you do'",
    ),
    field: /^hero\.title$/,
    says: /is also the first heading of/,
  },
  {
    wrong: 'a description of another page',
    file: 'content/services/crm-nonprofits.ts',
    edit: replace(
      /'One clean record for every donor[^']*'/,
      "'SEO for nonprofits: search research, program pages people can find, technical repair and local presence. What we do in week one, and how long it takes.'",
    ),
    field: /^seo\.description$/,
    says: /is also the description of/,
  },
  {
    wrong: 'two buttons that lead to the same',
    file: seo,
    edit: replace(
      /label: 'Get Free Website Audit', tag: 'free-audit'/,
      "label: 'Talk to us on a call', tag: 'book-call'",
    ),
    field: /^hero\.actions\[1\]\.tag$/,
    says: /leads to the same as the button beside it/,
  },
  {
    wrong: 'two buttons of one label',
    file: 'content/pages/who-we-help.ts',
    edit: replace(
      /label: 'Read the case studies', to: '\/impact-stories'/,
      "label: 'Book Your Free Strategy Call', to: '/impact-stories'",
    ),
    field: /label$/,
    says: /opens a form, but leads to|as the button beside it/,
  },
  {
    wrong: 'a phase of the same months',
    file: 'content/fundraising/fundraising-execution.ts',
    edit: copied(/when: '[^']*'/g),
    field: /phases\[1\]\.when$/,
    says: /the same time/,
  },
]
