import { askedTime } from '../contracts/asked-time.ts'
import { dayText } from '../contracts/calendar-day.ts'
import { partOfDayLabels } from '../contracts/call-request.ts'
import { contactFields } from '../contracts/contact-message.ts'
import { leadFields } from '../contracts/lead.ts'
import { isOrgType, orgTypeLabels } from '../contracts/org-types.ts'
import type { LeadRow } from '../database/rows.ts'
import { spanText, zoneText } from './moment-text.ts'
import type { Field } from './render-mail.ts'
import { answers, fields } from './row-fields.ts'

/** What a person said about their organization and goals. */
export function leadDetailFields(row: LeadRow): Field[] {
  return [
    ...answers(row.form === 'contact_message' ? contactFields : leadFields, row),
    ...fields([
      ['Goal in their own words', row.stated_goal],
      ['Type of organization', isOrgType(row.org_type) ? orgTypeLabels[row.org_type] : row.org_type],
      ['Current challenge', row.current_challenge],
    ]),
  ]
}

/**
 * The preferred day and time of a call request; contains no free text.
 *
 * @param ourZone the team's, to say the time in it, too
 */
export function preferredTimeFields(
  { preferred_day: day, preferred_part_of_day: part, timezone }: LeadRow,
  ourZone = timezone,
): Field[] {
  if (!day || !part) return []
  const asked = ourZone !== timezone && askedTime(day, part, timezone)
  return fields([
    ['Day', `${dayText(day)} (${day})`],
    ['Part of the day', partOfDayLabels[part]],
    ['Time zone', timezone ? zoneText(timezone) : 'not given'],
    ['In our time', asked && spanText(...asked, ourZone)],
  ])
}
