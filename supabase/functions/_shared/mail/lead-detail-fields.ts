import { goalOfBooking } from '../contracts/booking-request.ts'
import { askedTime, partOfDayLabels } from '../contracts/call-request.ts'
import { contactFields, leadFields } from '../contracts/forms.ts'
import { isOrgType, orgTypeLabels } from '../contracts/person-fields.ts'
import type { LeadRow } from '../database/rows.ts'
import { dayText } from '../time/time-text.ts'
import { labels } from './mail-words.ts'
import { spanText, zoneText } from './moment-text.ts'
import type { Field } from './render-mail.ts'
import { answers, fields } from './row-fields.ts'

/** What a person said about their organization and goals, without what a booking wrote. */
export function leadDetailFields(row: LeadRow): Field[] {
  const said = {
    ...row,
    help_with: row.form === 'strategy_call' ? (row.stated_areas ?? row.help_with) : [],
    primary_goal: row.stated_goal ?? (row.primary_goal === goalOfBooking ? null : row.primary_goal),
  }
  return [
    ...answers(row.form === 'contact_message' ? contactFields : leadFields, said),
    ...fields([
      [labels.orgType, isOrgType(row.org_type) ? orgTypeLabels[row.org_type] : row.org_type],
      [labels.challenge, row.current_challenge],
    ]),
  ]
}

/**
 * The preferred day and time of a call request; contains no free text.
 *
 * @param ourZone the team's, to say the time in it, too
 */
export function preferredTimeFields(
  {
    preferred_day: day,
    preferred_part_of_day: part,
    timezone,
  }: Pick<LeadRow, 'preferred_day' | 'preferred_part_of_day' | 'timezone'>,
  ourZone = timezone,
): Field[] {
  if (!day || !part) return []
  const asked = ourZone !== timezone && askedTime(day, part, timezone)
  return fields([
    [labels.day, dayText(day, 'long')],
    [labels.timeOfDay, partOfDayLabels[part]],
    [labels.timeZone, zoneText(timezone) || (ourZone ? labels.askZone : labels.weAskZone)],
    [labels.ourTime, asked && spanText(...asked, ourZone)],
  ])
}
