import { dayText } from '../contracts/calendar-day.ts'
import { partOfDayLabels } from '../contracts/call-request.ts'
import { contactFields } from '../contracts/contact-message.ts'
import { leadFields } from '../contracts/lead.ts'
import { isOrgType, orgTypeLabels } from '../contracts/org-types.ts'
import type { LeadRow } from '../database/rows.ts'
import { offeredZones } from '../site-values.ts'
import { namedZone } from '../time/time-zone.ts'
import { zoneLabel } from '../time/zone-name.ts'
import type { Field } from './render-mail.ts'
import { answers, fields } from './row-fields.ts'

/** What a person said about their organization and goals. */
export function leadDetailFields(row: LeadRow): Field[] {
  return [
    ...answers(row.form === 'contact_message' ? contactFields : leadFields, row),
    ...fields([
      ['Goal in their own words', row.stated_goal],
      ['Organization type', isOrgType(row.org_type) ? orgTypeLabels[row.org_type] : row.org_type],
      ['Current challenge', row.current_challenge],
    ]),
  ]
}

/** The preferred day and time of a call request; contains no free text. */
export function preferredTimeFields({
  preferred_day: day,
  preferred_part_of_day: part,
  timezone,
}: LeadRow): Field[] {
  if (!day || !part) return []
  return fields([
    ['Day', dayText(day)],
    ['Time of day', partOfDayLabels[part]],
    ['Time zone', timezone && namedZone(timezone) ? zoneLabel(timezone, offeredZones) : 'not given'],
  ])
}
