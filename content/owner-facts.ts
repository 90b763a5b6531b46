import type { SiteFacts } from './model/site.ts'
import { site } from './site.ts'

/** What each fact answers, as a prospect asks it. */
const questions = {
  prices: 'What does it cost?',
  startingPrices: 'What does each service start at?',
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

const titleOf = ({ name, role, city }: NonNullable<SiteFacts['people']>[number]) =>
  [name, role, city].filter(Boolean).join(', ')

/** Without a wrong value, which the check names, and which must not stop it. */
const listed = (people: SiteFacts['people']) => (Array.isArray(people) ? people : undefined)

const withOwnPlace: readonly string[] = ['people', 'recording', 'religiousAdvice', 'startingPrices']

/** The facts that are filled in, as answers by question; without `asked`, those that have no place of their own. */
export function answersIn(facts: SiteFacts, asked = keys.filter((key) => !withOwnPlace.includes(key))) {
  const shown = {
    ...facts,
    startingPrices: undefined,
    people: listed(facts.people)
      ?.map((each) => `${titleOf(each)}.`)
      .join(' '),
  }
  const answers = asked.map((key) => [questions[key], [shown[key] ?? []].flat()] as const)
  return Object.fromEntries(answers.filter(([, paragraphs]) => paragraphs.length > 0))
}

/** One sentence or two about each person. */
export const peopleIn = ({ people }: SiteFacts) =>
  (listed(people) ?? []).map(
    (each) => `${titleOf(each)}. ${each.years} ${each.years === 1 ? 'year' : 'years'} in this work.`,
  )

/** The facts that are not filled in, with their questions. */
export const missingIn = (facts: SiteFacts) =>
  keys.filter((key) => facts[key] === undefined).map((key) => `facts.${key}: ${questions[key]}`)

const facts: SiteFacts = site.facts
export const answers = answersIn(facts)
export const people = peopleIn(facts)
export const whoDoesTheWork = answersIn(facts, ['people'])
export const religiousAdvice = answersIn(facts, ['religiousAdvice'])
/** The owner’s name, if it’s given. */
export const owner = listed(facts.people)?.find(({ name }) => name)?.name
export const recording = facts.recording
/** The first sentence about prices. */
export const price = [facts.prices ?? []].flat()[0]
export const startingPrices: Readonly<Record<string, string>> = facts.startingPrices ?? {}
