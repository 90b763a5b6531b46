import Type, { type Static } from 'typebox'
import type { CaseStudyPath } from '../routes.ts'
import { LineSchema } from './text.ts'

/** How the number is written; the text is derived with Intl, never typed. */
export const metricUnits = [
  'count',
  'percent',
  'usd',
  'multiple',
  'seconds',
  'minutes',
  'hours',
  'days',
  'businessDays',
  'months',
  'years',
] as const
export type MetricUnit = (typeof metricUnits)[number]

/** What a figure measures, and in which units that can be told. */
export const measuredIn = {
  /** How many there are. */
  count: ['count'],
  /** By how much something grew: 372 for +372 %. */
  growth: ['percent'],
  /** Which part of a whole: at most 100. */
  share: ['percent'],
  /** How many times what it was. */
  multiple: ['multiple'],
  money: ['usd'],
  /** How long people wait or work. */
  time: ['minutes', 'hours', 'days', 'businessDays', 'months', 'years'],
  /** How long a machine takes. */
  loadTime: ['seconds'],
} as const satisfies Record<string, readonly MetricUnit[]>
export type Measure = keyof typeof measuredIn

/** What a figure claims. A goal is never told as done, and a case study shows its own figures alone. */
export const claims = ['goal', 'result', 'caseStudy', 'program', 'rule'] as const

const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))))

export const MetricSchema = Type.Object({
  /** The figure itself, in its unit: 150 for 150 %, 2000000 for two million dollars. */
  value: Type.Number({ exclusiveMinimum: 0 }),
  /** Upper end where the claim is a range (24 to 48 hours). */
  upTo: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** What is measured; it decides which units there are, and the range. */
  measures: oneOf(Object.keys(measuredIn) as Measure[]),
  unit: oneOf(metricUnits),
  /** What stands around the number: `+372%`, `50+`. */
  sign: Type.Optional(Type.Union([Type.Literal('increase'), Type.Literal('atLeast')])),
  /** What the figure measures, in a few words that stand under it. */
  label: LineSchema,
  /** What it is: a goal, a result, the result of one case study, terms of a program, or a rule of our own. */
  claim: oneOf(claims),
  /** The page that tells the case, where `claim` is `caseStudy`. */
  caseStudy: Type.Optional(Type.Unsafe<CaseStudyPath>(Type.String({ routePath: true }))),
  /** Where the claim comes from; shown to editors, not to visitors. */
  source: Type.String({ minLength: 5, text: 'note' }),
})
type AnyMetric = Static<typeof MetricSchema>

/** A figure whose unit fits what it measures. */
export type Metric = {
  [M in Measure]: AnyMetric & { measures: M; unit: (typeof measuredIn)[M][number] }
}[Measure]
