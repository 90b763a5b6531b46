import type { SiteFacts } from './model/site-facts.ts'
import { site } from './site.ts'

/** What each fact answers, as a prospect asks it. */
const questions = {
  prices: 'What does it cost?',
  payment: 'When do we pay?',
  term: 'Is there a minimum term?',
  ownership: 'Who keeps the drafts and the accounts?',
  leadTime: 'How soon can you start?',
  languages: 'Which languages do you work in?',
  registration: 'Are you registered as fundraising counsel?',
  religiousAdvice: 'Who advises you on religious questions?',
  references: 'Can we talk to one of your clients?',
  people: 'Who does the work?',
  recording: 'Is the call recorded?',
} as const satisfies Record<keyof SiteFacts, string>
const keys = Object.keys(questions) as (keyof SiteFacts)[]

/** The facts that have no place of their own, as questions and answers. */
export function answersIn({ people: _people, recording: _recording, ...facts }: SiteFacts) {
  return keys.flatMap((key) => {
    const answer = key in facts ? facts[key as keyof typeof facts] : undefined
    return answer ? [{ question: questions[key], answer: [answer].flat() }] : []
  })
}

/** One sentence or two about each person. */
export const peopleIn = ({ people = [] }: SiteFacts) =>
  people.map(
    ({ name, role, years, city }) =>
      `${[name, role, city].filter(Boolean).join(', ')}. ${years} ${years === 1 ? 'year' : 'years'} in this work.`,
  )

/** The facts that are not filled in, with their questions. */
export const missingIn = (facts: SiteFacts) =>
  keys.filter((key) => facts[key] === undefined).map((key) => `facts.${key}: ${questions[key]}`)

const facts: SiteFacts = site.facts
export const answers = answersIn(facts)
export const people = peopleIn(facts)
export const recording = facts.recording
