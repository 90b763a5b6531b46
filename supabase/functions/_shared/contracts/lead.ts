import type { FormFields } from './form-field.ts'
import { limits } from './limits.ts'
import { personFields, requiredPhone } from './person-fields.ts'
import { websiteAddress } from './website-address.ts'

/** The areas that a visitor can ask for help with. */
export const helpAreas = ['SEO', 'Google Ads', 'Landing Pages', 'CRM/Automation', 'Consulting'] as const

const { firstName, lastName, email, organization } = personFields

/** PRODUCT.md, "Strategy-call form", in reading order. */
export const leadFields = {
  firstName,
  lastName,
  organization: { ...organization, required: true },
  email,
  phone: requiredPhone,
  // Any text is accepted; `https://` is added to a domain.
  website: {
    label: 'Website',
    kind: 'website',
    max: limits.url,
    autoComplete: 'url',
    clean: (text: string) => websiteAddress(text, limits.url),
  },
  helpWith: {
    label: 'What do you need help with?',
    description: 'Fundraising, sponsors, volunteers? Choose Consulting and tell us below.',
    kind: 'choices',
    required: true,
    options: helpAreas,
    wide: true,
    message: 'Please select at least one area',
  },
  primaryGoal: { label: 'Primary Goal', kind: 'paragraph', max: limits.freeText, required: true, wide: true },
} as const satisfies FormFields
