export const orgTypes = ['nonprofit', 'islamic', 'climate', 'other'] as const

export type OrgType = (typeof orgTypes)[number]

export const orgTypeLabels = {
  nonprofit: 'Nonprofit Organization',
  islamic: 'Islamic Organization',
  climate: 'Climate Initiative',
  other: 'Other Mission-Driven Org',
} as const satisfies Record<OrgType, string>

export function isOrgType(value: unknown): value is OrgType {
  return orgTypes.some((orgType) => orgType === value)
}
