import { fillBlanks } from '../blanks.ts'
import { numbersWords as words } from './mail-words.ts'
import type { Field } from './render-mail.ts'
import { fields } from './row-fields.ts'

type Part = { leads: number; booked: number }

/** What `private.numbers` counts since a day. A person counts once. */
export type Numbers = {
  leads: number
  booked: number
  held: number
  no_shows: number
  canceled: number
  /** Audits that were answered, or should have been. */
  audits_due: number
  audits_on_time: number
  /** The median; null if nobody was answered. */
  hours_to_answer: number | null
  campaigns: (Part & { campaign: string })[]
  pages: (Part & { page: string })[]
}

export function numbersFields(numbers: Numbers): Field[] {
  const {
    leads,
    booked,
    held,
    no_shows,
    canceled,
    audits_due,
    audits_on_time,
    hours_to_answer: hours,
  } = numbers
  const people = (text: typeof words.peopleText | typeof words.part, part: Part) =>
    fillBlanks(text, { leads: counted(part.leads, 'lead'), booked: part.booked })
  const answered =
    hours !== null && (hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day'))
  return fields([
    [words.people, people(words.peopleText, { leads, booked })],
    [words.calls, fillBlanks(words.callsText, { held, noShows: counted(no_shows, 'no-show'), canceled })],
    [
      words.audits,
      audits_due > 0 && fillBlanks(words.auditsText, { onTime: audits_on_time, due: audits_due }),
    ],
    [words.answered, answered],
    ...numbers.campaigns.map((row): [string, string] => [
      row.campaign || words.noCampaign,
      people(words.part, row),
    ]),
    ...numbers.pages.map((row): [string, string] => [
      fillBlanks(words.firstPage, row),
      people(words.part, row),
    ]),
  ])
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
