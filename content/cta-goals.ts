import type { CtaTag } from './model/link.ts'

/** The primary goals that calls to action fill into the strategy-call modal, by tag; the visitor can change it. */
export const ctaGoals: Readonly<Record<string, string | undefined>> = {
  'volunteer-pipeline': 'We want volunteers who keep coming back, young people included.',
  'visibility-engine': 'We want more people and partners to know about our work.',
  'fundraising-specialist': 'I’d like to talk to a fundraising specialist about our plan for the year.',
} satisfies Partial<Record<CtaTag, string>>
