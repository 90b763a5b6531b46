import { numbersWords as words } from '../../../../content/mails.ts'
import type { Numbers } from '../database/morning-report.ts'
import { fillBlanks } from '../text.ts'
import type { Field } from './render-mail.ts'
import { fields } from './row-fields.ts'

export function numbersFields(numbers: Numbers): Field[] {
  const { leads, booked, held, no_shows, canceled, audits_due, audits_on_time } = numbers
  const people = (
    text: typeof words.peopleText | typeof words.part,
    part: Pick<Numbers, 'leads' | 'booked'>,
  ) => fillBlanks(text, { leads: counted(part.leads, 'lead'), booked: part.booked })
  return fields([
    [words.people, people(words.peopleText, { leads, booked })],
    [words.calls, fillBlanks(words.callsText, { held, noShows: counted(no_shows, 'no-show'), canceled })],
    [
      words.audits,
      audits_due > 0 && fillBlanks(words.auditsText, { onTime: audits_on_time, due: audits_due }),
    ],
    ...numbers.campaigns.map((row): [string, string] => [
      row.campaign || words.noCampaign,
      people(words.part, row),
    ]),
  ])
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
