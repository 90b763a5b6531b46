import Type, { type Static } from 'typebox'
import { LineSchema } from './text.ts'

/** How the number is written; the text is derived with Intl, never typed. */
export const metricUnits = [
  'count',
  'percent',
  'usd',
  'multiple',
  'minutes',
  'hours',
  'days',
  'seconds',
  'years',
] as const
export type MetricUnit = (typeof metricUnits)[number]

export const MetricSchema = Type.Object({
  /** The figure itself, in its unit: 150 for 150 %, 2000000 for two million dollars. */
  value: Type.Number({ exclusiveMinimum: 0 }),
  /** Upper end where the claim is a range (24 to 48 hours). */
  upTo: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  unit: Type.Unsafe<MetricUnit>(Type.Union(metricUnits.map((unit) => Type.Literal(unit)))),
  /** What stands around the number: `+372%`, `50+`. */
  sign: Type.Optional(Type.Union([Type.Literal('increase'), Type.Literal('atLeast')])),
  /** What the figure measures, in a few words that stand under it. */
  label: LineSchema,
  /** Where the claim comes from; shown to editors, not to visitors. */
  source: Type.String({ minLength: 5 }),
})
export type Metric = Static<typeof MetricSchema>
