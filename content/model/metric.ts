import Type, { type Static } from 'typebox'
import type { CaseStudyPath } from '../routes.ts'
import { LineSchema, oneOf } from './text.ts'

export const MetricSchema = Type.Object({
  /** The number in its unit: 150 for 150%, 2000000 for two million dollars. */
  value: Type.Number({ exclusiveMinimum: 0 }),
  /** Upper end of a range (24 to 48 hours). */
  upTo: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  unit: oneOf(
    'count',
    'percent',
    'usd',
    'multiple',
    'seconds',
    'minutes',
    'hours',
    'businessDays',
    'months',
    'years',
  ),
  /** Adds a plus: `increase` for `+372%`, `atLeast` for `50+`. */
  sign: Type.Optional(oneOf('increase', 'atLeast')),
  /** A few words below the figure that say what it measures. */
  label: LineSchema,
  /** Who counted, and where; absent if that is not known. */
  counted: Type.Optional(LineSchema),
  /**
   * A goal, a result, the result of one case study, the terms of a program, or a rule of our own. A goal must not be
   * presented as a result, and a case study shows only its own figures.
   */
  claim: oneOf('goal', 'result', 'caseStudy', 'program', 'rule'),
  /** The page of the case study, if `claim` is `caseStudy`. */
  caseStudy: Type.Optional(Type.Unsafe<CaseStudyPath>(Type.String())),
  /** Where the claim comes from. For editors, not published. */
  source: Type.String({ minLength: 5 }),
})
export type Metric = Static<typeof MetricSchema>
