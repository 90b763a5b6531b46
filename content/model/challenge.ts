import Type, { type Static } from 'typebox'
import { IconNameSchema } from './icon-name.ts'
import { LineSchema, SentenceSchema } from './text.ts'

export const ChallengeSchema = Type.Object({
  icon: IconNameSchema,
  title: LineSchema,
  text: SentenceSchema,
  impact: SentenceSchema,
})
export type Challenge = Static<typeof ChallengeSchema>

/** The organization types that challenges are grouped under. */
export const organizationTypes = ['nonprofit', 'islamic', 'climate'] as const
export type OrganizationType = (typeof organizationTypes)[number]
