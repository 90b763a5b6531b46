import type { Routes } from './model/page-kinds.ts'

/**
 * The route table: every page of the site, by canonical path. All links in `content/` are keys of this table, so a
 * dead link does not compile. The content of a page is in `content/pages.ts` under the same key.
 */
export const routes = {
  '/': { template: 'sections', indexed: true, menu: 'top' },
  '/who-we-help': { template: 'sections', indexed: true, menu: 'top' },
  '/impact-stories': { template: 'sections', indexed: true, menu: 'top' },
  '/our-mission': { template: 'sections', indexed: true, menu: 'top' },
  '/schedule': { template: 'schedule', indexed: true },
  '/your-call': { template: 'your-call', indexed: false },

  '/services': { template: 'sections', indexed: true },
  '/services/nonprofit-seo': {
    template: 'sections',
    alsoAt: ['/nonprofit-seo-services'],
    indexed: true,
    menu: 'digital',
    parent: '/services',
  },
  '/services/google-ads-nonprofits': {
    template: 'sections',
    alsoAt: ['/google-ads-for-nonprofits'],
    indexed: true,
    menu: 'digital',
    parent: '/services',
  },
  '/services/landing-page-optimization': {
    template: 'sections',
    alsoAt: ['/donation-landing-page-optimization'],
    indexed: true,
    menu: 'digital',
    parent: '/services',
  },
  '/services/crm-nonprofits': {
    template: 'sections',
    alsoAt: ['/crm-for-nonprofits'],
    indexed: true,
    menu: 'digital',
    parent: '/services',
  },
  '/services/nonprofit-strategy': {
    template: 'sections',
    alsoAt: ['/nonprofit-digital-strategy-consulting'],
    indexed: true,
    menu: 'digital',
    parent: '/services',
  },
  '/services/corporate-sponsorship': {
    template: 'sections',
    indexed: true,
    menu: 'fundraising',
    parent: '/services',
  },
  '/services/fundraising-systems': {
    template: 'sections',
    indexed: true,
    menu: 'fundraising',
    parent: '/services',
  },
  '/services/volunteer-youth-outreach': {
    template: 'sections',
    indexed: true,
    menu: 'fundraising',
    parent: '/services',
  },
  '/services/fundraising-visibility': {
    template: 'sections',
    indexed: true,
    menu: 'fundraising',
    parent: '/services',
  },
  '/services/fundraising-execution': {
    template: 'sections',
    indexed: true,
    menu: 'fundraising',
    parent: '/services',
  },
  '/services/productivity-tools': { template: 'sections', indexed: true, parent: '/services' },

  '/nonprofit-organizations': { template: 'sections', indexed: true, parent: '/who-we-help' },
  '/islamic-organizations': { template: 'sections', indexed: true, parent: '/who-we-help' },
  '/climate-initiatives': { template: 'sections', indexed: true, parent: '/who-we-help' },
  '/challenges': { template: 'sections', indexed: true, parent: '/who-we-help' },

  '/impact-stories/black-star': { template: 'sections', indexed: true, parent: '/impact-stories' },
  '/impact-stories/securing-degrees': { template: 'sections', indexed: true, parent: '/impact-stories' },

  '/resources': { template: 'sections', indexed: true },
  '/resources/meeting-minutes-template': {
    template: 'sections',
    indexed: true,
    menu: 'resources',
    parent: '/resources',
  },
  '/resources/meeting-minutes-outlines': { template: 'sections', indexed: true, parent: '/resources' },
  '/resources/meeting-notes-template': { template: 'sections', indexed: true, parent: '/resources' },
  '/resources/ai-tools-for-meeting-management': { template: 'sections', indexed: true, parent: '/resources' },
  '/blog/how-to-write-meeting-minutes-free-templates': {
    template: 'sections',
    indexed: true,
    parent: '/resources',
  },

  '/contact': { template: 'sections', indexed: true },
  '/strategy-call': { template: 'sections', indexed: false, parent: '/contact' },
  '/request-a-call': { template: 'sections', indexed: false, parent: '/contact' },
  '/confirm-request': { template: 'sections', indexed: false, parent: '/contact' },
  '/thanks/confirmed': { template: 'sections', indexed: false, parent: '/contact' },
  '/thanks/strategy-call': { template: 'sections', indexed: false, parent: '/contact' },
  '/thanks/call-request': { template: 'sections', indexed: false, parent: '/contact' },
  '/thanks/audit': { template: 'sections', indexed: false, parent: '/contact' },
  '/thanks/message': { template: 'sections', indexed: false, parent: '/contact' },
  '/privacy-policy': { template: 'sections', indexed: true },
  '/terms-of-service': { template: 'sections', indexed: true },
  '/ethical-guidelines': { template: 'sections', indexed: true },

  '/gallery': { template: 'gallery', indexed: false },
  '/gallery/sections': { template: 'gallery', indexed: false },
  '/resources/year-end-appeal-calendar': { template: 'sections', indexed: true, parent: '/resources' },
} as const satisfies Routes

export type RoutePath = keyof typeof routes

/** The page of a case study. */
export type CaseStudyPath = Extract<RoutePath, `/impact-stories/${string}`>
