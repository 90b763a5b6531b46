import type { DropDown } from './model/menu.ts'
import { bookCall, fundraisingAudit } from './model/notation.ts'
import type { RoutePath } from './routes.ts'

/** The header's drop-down menus, in order; their pages come from the route table. */
export const dropDowns = [
  { menu: 'digital', label: 'Digital Marketing', all: { label: 'See all services', to: '/services' } },
  { menu: 'fundraising', label: 'Fundraising & Growth', all: { label: 'See all services', to: '/services' } },
  { menu: 'resources', label: 'Resources', all: { label: 'See all resources', to: '/resources' } },
] as const satisfies readonly DropDown[]

export const headerActions = { audit: fundraisingAudit, call: bookCall }

export const footerClaim =
  'Fundraising and digital marketing for nonprofits, Islamic organizations and climate initiatives worldwide. One fixed fee, no commission. Our goal for the next {goalPeriod}: {organizationsServed} organizations served.'

export const legalPages = [
  '/privacy-policy',
  '/terms-of-service',
  '/ethical-guidelines',
] as const satisfies readonly RoutePath[]
