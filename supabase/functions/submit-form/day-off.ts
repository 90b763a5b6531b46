import { askedTime } from '../_shared/contracts/asked-time.ts'
import type { PartOfDay } from '../_shared/contracts/call-request.ts'
import type { ParseResult } from '../_shared/contracts/form-field.ts'
import type { Services } from '../_shared/notifications/services.ts'
import { teamZone } from '../_shared/site-values.ts'
import type { Submission } from './accepted-forms.ts'

/** Adds an error to a call request for a day off. */
export async function refuseDayOff(
  accepted: ParseResult<Submission, string>,
  services: Services,
): Promise<ParseResult<Submission, string>> {
  return accepted.ok && (await isDayOff(accepted.value.row, services))
    ? { ok: false, errors: { day: 'Our team is away on this day. Please choose another one' } }
    : accepted
}

/** Whether the team is away at the whole time that a call request asks for. False if the database does not answer. */
async function isDayOff(
  { preferred_day: day, preferred_part_of_day: part, timezone }: Submission['row'],
  { database, log }: Services,
): Promise<boolean> {
  if (!day) return false
  const [from, until] = askedTime(String(day), part as PartOfDay, String(timezone || teamZone)) ?? []
  if (from === undefined || until === undefined) return false
  try {
    const taken = await database.call('taken_times', {
      from_instant: new Date(from).toISOString(),
      until_instant: new Date(until).toISOString(),
    })
    return taken.some(
      ({ away, starts_at, ends_at }) => away && Date.parse(starts_at) <= from && until <= Date.parse(ends_at),
    )
  } catch (error) {
    log(String(error))
    return false
  }
}
