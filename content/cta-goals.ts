import type { CtaTag } from './model/link.ts'

/** The primary goal that a call to action fills into the strategy-call modal; the visitor can change it. */
export const ctaGoals: Partial<Record<CtaTag, string>> = {
  'volunteer-pipeline': 'We want volunteers who keep coming back, young people included.',
  'visibility-engine': 'We want more people and partners to know about our work.',
  'fundraising-specialist': 'I’d like to talk to a fundraising specialist about our plan for the year.',
}
