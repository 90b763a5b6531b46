import type { PageLink } from './model/link.ts'
import { bookCall, fundraisingAudit } from './model/notation.ts'
import type { Menu } from './model/route.ts'
import type { RoutePath } from './routes.ts'

/** The header's drop-down menus, in order; their pages come from the route table. */
export const dropDowns = [
  { menu: 'digital', label: 'Digital Marketing', all: { label: 'See all services', to: '/services' } },
  { menu: 'fundraising', label: 'Fundraising & Growth', all: { label: 'See all services', to: '/services' } },
  { menu: 'resources', label: 'Resources', all: { label: 'See all resources', to: '/resources' } },
] as const satisfies readonly { menu: Menu; label: string; all: PageLink }[]

export const headerActions = { audit: fundraisingAudit, call: bookCall }

type Paths = readonly RoutePath[]

/** The footer: its claim, the pages of its last column (with the service that is in no menu), and the last line. */
export const footer = {
  claim:
    'Fundraising and digital marketing for nonprofits, Islamic organizations and climate initiatives worldwide. Our goal for the next {goalPeriod}: {organizationsServed} organizations served.',
  more: 'More',
  pages: [
    '/our-mission',
    '/nonprofit-organizations',
    '/islamic-organizations',
    '/climate-initiatives',
    '/impact-stories',
    '/services/before-you-sign',
    '/resources',
    '/services/productivity-tools',
    '/contact',
  ],
  legal: { label: 'Legal', pages: ['/privacy-policy', '/terms-of-service', '/ethical-guidelines'] },
} as const satisfies { claim: string; more: string; pages: Paths; legal: { label: string; pages: Paths } }

/** At the top of each page of a preview. */
export const previewNote = 'This is a preview. Contact details, quotes and legal texts aren’t final.'
