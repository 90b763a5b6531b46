import Type, { type Static } from 'typebox'
import type { CaseStudyPath } from '../routes.ts'
import { oneOf } from './one-of.ts'
import { LineSchema } from './text.ts'

/** The unit of a number. Its text is formatted with Intl. */
const units = [
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
/** What a figure claims. A goal must not be presented as a result, and a case study shows only its own figures. */
export const claims = ['goal', 'result', 'caseStudy', 'program', 'rule'] as const

export const MetricSchema = Type.Object({
  /** The number in its unit: 150 for 150%, 2000000 for two million dollars. */
  value: Type.Number({ exclusiveMinimum: 0 }),
  /** Upper end of a range (24 to 48 hours). */
  upTo: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  unit: oneOf(...units),
  /** Adds a plus: `increase` for `+372%`, `atLeast` for `50+`. */
  sign: Type.Optional(oneOf('increase', 'atLeast')),
  /** A few words below the figure that say what it measures. */
  label: LineSchema,
  /** A goal, a result, the result of one case study, the terms of a program, or a rule of our own. */
  claim: oneOf(...claims),
  /** The page of the case study, if `claim` is `caseStudy`. */
  caseStudy: Type.Optional(Type.Unsafe<CaseStudyPath>(Type.String({ routePath: true }))),
  /** Where the claim comes from. For editors, not published. */
  source: Type.String({ minLength: 5, text: 'note' }),
})
export type Metric = Static<typeof MetricSchema>
