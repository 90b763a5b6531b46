import Type from 'typebox'
import type { MetricKey } from '../../metrics.ts'
import { LineSchema, SentenceSchema } from '../text.ts'

/** An anchor on the page, in kebab-case. */
export const AnchorSchema = Type.String({
  pattern: '^[a-z][a-z0-9-]*$',
  description: 'small letters, digits and hyphens, a letter first',
})

/** Fields that most sections share: an anchor, a heading, and a sentence or two below it. */
export const heading = {
  /** Anchor, in kebab-case; unique on the page. */
  id: AnchorSchema,
  /** The section's `h2`. */
  heading: LineSchema,
  intro: Type.Optional(SentenceSchema),
}

/** A key of `content/metrics.ts`. */
export const MetricKeySchema = Type.Unsafe<MetricKey>(Type.String())
export const MetricKeysSchema = Type.Array(MetricKeySchema, { minItems: 1, maxItems: 6, uniqueItems: true })
