/*
 * Words that stand on many pages and in no page's module: of the header, of sections, and of printed documents.
 */

export const headerWords = {
  skip: 'Skip to content',
  /** After the company's name. */
  home: 'home',
  main: 'Main',
  menu: 'Menu',
  close: 'Close',
  siteMenu: 'Site menu',
  /** Before the title of a preview's page. */
  preview: 'Preview',
  breadcrumb: 'Breadcrumb',
} as const

export const sectionWords = {
  /** Heads the table of contents of an article or a legal page. */
  contents: 'On this page',
  sources: 'Sources',
  /** Before a date. */
  read: 'read',
  /** Before the numbers of two months. */
  months: 'Months',
  learnMore: 'Learn More',
  /** Before a name. */
  about: 'about',
  what: 'What it is',
  why: 'Why it matters',
  example: 'For example',
  bookCall: 'Book Your Free Strategy Call',
  service: 'Service',
  goal: 'Goal',
  /** Between the first and the last month of a bar. */
  to: 'to',
} as const

/** The gift that the home page follows. */
export const giftWords = {
  label: 'A gift of $25 for one hour of reading help.',
  title: 'Reading hour',
  amount: '$25',
  button: 'Give',
} as const

export const documentWords = { inside: 'What’s inside', taskColumns: ['Task', 'Owner', 'Due date'] } as const
