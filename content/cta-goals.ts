import type { CtaTag } from './model/link.ts'

/** The primary goal that a call to action fills into the strategy-call modal; the visitor can change it. */
export const ctaGoals: Partial<Record<CtaTag, string>> = {
  'volunteer-pipeline': 'We want to build a steady volunteer pipeline, with young people in it.',
  'visibility-engine': 'We want more people and partners to know about our work.',
  'fundraising-specialist': 'I would like to talk to a fundraising specialist about our plan for the year.',
}
