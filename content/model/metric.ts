import Type, { type Static } from 'typebox'
import type { CaseStudyPath } from '../routes.ts'
import { LineSchema } from './text.ts'

/** The unit of a number. Its text is formatted with Intl. */
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

/** What a figure can measure, and the units allowed for it. */
export const measuredIn = {
  /** A number of things. */
  count: ['count'],
  /** By how much something grew: 372 for +372%. */
  growth: ['percent'],
  /** A part of a whole, at most 100. */
  share: ['percent'],
  /** A ratio to an earlier value: 5 for 5x. */
  multiple: ['multiple'],
  money: ['usd'],
  /** How long people wait or work. */
  time: ['minutes', 'hours', 'days', 'businessDays', 'months', 'years'],
  /** How long a page takes to load. */
  loadTime: ['seconds'],
} as const satisfies Record<string, readonly MetricUnit[]>
export type Measure = keyof typeof measuredIn

/** What a figure claims. A goal must not be presented as a result, and a case study shows only its own figures. */
export const claims = ['goal', 'result', 'caseStudy', 'program', 'rule'] as const

const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))))

export const MetricSchema = Type.Object({
  /** The number in its unit: 150 for 150%, 2000000 for two million dollars. */
  value: Type.Number({ exclusiveMinimum: 0 }),
  /** Upper end of a range (24 to 48 hours). */
  upTo: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** What is measured; determines the allowed units and values. */
  measures: oneOf(Object.keys(measuredIn) as Measure[]),
  unit: oneOf(metricUnits),
  /** Adds a plus: `increase` for `+372%`, `atLeast` for `50+`. */
  sign: Type.Optional(Type.Union([Type.Literal('increase'), Type.Literal('atLeast')])),
  /** A few words below the figure that say what it measures. */
  label: LineSchema,
  /** A goal, a result, the result of one case study, the terms of a program, or a rule of our own. */
  claim: oneOf(claims),
  /** The page of the case study, if `claim` is `caseStudy`. */
  caseStudy: Type.Optional(Type.Unsafe<CaseStudyPath>(Type.String({ routePath: true }))),
  /** Where the claim comes from. For editors, not published. */
  source: Type.String({ minLength: 5, text: 'note' }),
})
type AnyMetric = Static<typeof MetricSchema>

/** A figure whose unit fits what it measures. */
export type Metric = {
  [M in Measure]: AnyMetric & { measures: M; unit: (typeof measuredIn)[M][number] }
}[Measure]
