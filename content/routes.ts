import type { Route } from './model/route.ts'

const page = { template: 'sections', indexed: true } as const
const top = { ...page, menu: 'top' } as const
const digital = { ...page, menu: 'digital', parent: '/services' } as const
const fundraising = { ...page, menu: 'fundraising', parent: '/services' } as const
const audience = { ...page, parent: '/who-we-help' } as const
const story = { ...page, parent: '/impact-stories' } as const
const resource = { ...page, parent: '/resources' } as const
const form = { template: 'sections', indexed: false, parent: '/contact' } as const

/**
 * The route table: every page of the site, by canonical path. All links in `content/` are keys of this table, so a
 * dead link does not compile. The content of a page is in `content/pages.ts` under the same key.
 */
export const routes = {
  '/': top,
  '/who-we-help': top,
  '/impact-stories': top,
  '/our-mission': top,
  '/schedule': { template: 'schedule', indexed: true },
  '/your-call': { template: 'your-call', indexed: false },

  '/services': page,
  '/services/nonprofit-seo': { ...digital, alsoAt: ['/nonprofit-seo-services'] },
  '/services/google-ads-nonprofits': { ...digital, alsoAt: ['/google-ads-for-nonprofits'] },
  '/services/landing-page-optimization': { ...digital, alsoAt: ['/donation-landing-page-optimization'] },
  '/services/crm-nonprofits': { ...digital, alsoAt: ['/crm-for-nonprofits'] },
  '/services/nonprofit-strategy': { ...digital, alsoAt: ['/nonprofit-digital-strategy-consulting'] },
  '/services/corporate-sponsorship': fundraising,
  '/services/fundraising-systems': fundraising,
  '/services/volunteer-youth-outreach': fundraising,
  '/services/fundraising-visibility': fundraising,
  '/services/fundraising-execution': fundraising,
  '/services/before-you-sign': { ...page, parent: '/services', menu: 'resources' },
  '/services/productivity-tools': { ...page, parent: '/services' },

  '/nonprofit-organizations': audience,
  '/islamic-organizations': audience,
  '/climate-initiatives': audience,
  '/challenges': audience,

  '/impact-stories/black-star': story,
  '/impact-stories/securing-degrees': story,

  '/resources': page,
  '/resources/letters': { ...resource, menu: 'resources' },
  '/resources/letters/year-end': { ...resource, parent: '/resources/letters' },
  '/resources/letters/masjid': { ...resource, parent: '/resources/letters' },
  '/resources/letters/river-group': { ...resource, parent: '/resources/letters' },
  '/resources/year-end-appeal-calendar': { ...resource, menu: 'resources' },
  '/resources/your-year-in-one-table': { ...resource, menu: 'resources' },
  '/resources/meeting-minutes-template': { ...resource, menu: 'resources' },
  '/resources/sample-website-audit': { ...resource, menu: 'resources' },
  '/resources/meeting-minutes-outlines': resource,
  '/resources/meeting-notes-template': resource,
  '/resources/ai-tools-for-meeting-management': resource,
  '/blog/how-to-write-meeting-minutes-free-templates': resource,

  '/contact': page,
  '/strategy-call': form,
  '/request-a-call': form,
  '/thanks/strategy-call': form,
  '/thanks/call-request': form,
  '/thanks/audit': form,
  '/thanks/message': form,
  '/privacy-policy': page,
  '/terms-of-service': page,
  '/ethical-guidelines': page,

  '/gallery': { template: 'gallery', indexed: false },
  '/gallery/sections': { template: 'gallery', indexed: false },
} as const satisfies Record<`/${string}`, Route>

export type RoutePath = keyof typeof routes

/** The services, which the menus list. */
export type ServicePath = {
  [Path in RoutePath]: (typeof routes)[Path] extends { menu: 'digital' | 'fundraising' } ? Path : never
}[RoutePath]

export type CaseStudyPath = Extract<RoutePath, `/impact-stories/${string}`>
