import type { Field } from './render-mail.ts'

type Part = { leads: number; booked: number }

/** What `private.numbers` counts since a day. A person counts once. */
export type Numbers = {
  leads: number
  booked: number
  held: number
  no_shows: number
  /** Audits that were answered, or should have been. */
  audits_due: number
  audits_on_time: number
  /** The median; null if nobody was answered. */
  hours_to_answer: number | null
  campaigns: (Part & { campaign: string })[]
  pages: (Part & { page: string })[]
}

/** The same lines for Monday's mail and for `npm run owner -- numbers`. */
export function numbersFields(numbers: Numbers): Field[] {
  const { leads, booked, held, no_shows, audits_due, audits_on_time, hours_to_answer: hours } = numbers
  const part = ({ leads: people, booked: calls }: Part) => `${counted(people, 'lead')}, ${calls} booked`
  return [
    { label: 'People', value: `${counted(leads, 'lead')}, ${booked} booked a call` },
    { label: 'Calls', value: `${held} held, ${counted(no_shows, 'no-show')}` },
    ...(audits_due > 0 ? [{ label: 'Audits on time', value: `${audits_on_time} of ${audits_due}` }] : []),
    ...(hours === null
      ? []
      : [
          {
            label: 'Half were answered within',
            value: hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day'),
          },
        ]),
    ...numbers.campaigns.map((row) => ({ label: row.campaign || 'No campaign', value: part(row) })),
    ...numbers.pages.map((row) => ({ label: `First page ${row.page}`, value: part(row) })),
  ]
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
