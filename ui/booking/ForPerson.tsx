import { termWords as terms, forPersonWords as words } from '../../content/scheduler-words.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import type { Booking } from '../../data-access/booking.ts'
import type { Person, PersonRequest } from '../../data-access/person-request.ts'
import { phoneLink, yourCallLink } from '../../supabase/functions/_shared/contracts/links.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { dayText, zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'
import { filled } from '../island/island.tsx'
import { formatMoment } from './moments.ts'
import { Summary, type SummaryRow } from './StepParts.tsx'

/* Who a call is for and what they asked for, where the team chooses a time for them. */

/** The team's own time zone. */
export const here = browserTimeZone() || 'UTC'

/** The scheduler's head: for whom the team books, and what they asked for. */
export function askedHead(request: PersonRequest): { title: string; text: string } {
  const time = askedTime(request)
  return {
    title: fillBlanks(words.title, { name: request.firstName }),
    text: `${words.text} ${time && fillBlanks(words.askedFor, { time })}`.trim(),
  }
}

export function RequestFacts({ request }: { request: PersonRequest }) {
  const { createdAt, timezone, coming, firstName, dueOn } = request
  return (
    <>
      {coming && <ComingCall firstName={firstName} call={coming} />}
      <Summary
        rows={[
          [terms.received, `${formatMoment(createdAt, here)}, ${zoneLabel(here)}`],
          [terms.due, dueOn && dayText(dueOn)],
          [terms.askedFor, askedTime(request)],
          [terms.theirTimeZone, timezone ? zoneLabel(timezone) : terms.noTimeZone],
          ...contactRows(request),
          [terms.wrote, request.wrote],
        ]}
      />
    </>
  )
}

/** 'Thu, Dec 3, morning', or an empty string: only a call request asks for a day. */
function askedTime({ preferredDay: day, preferredPartOfDay: part }: PersonRequest): string {
  return day && `${dayText(day, 'short')}, ${part === 'any' ? words.anytime : part}`
}

export const contactRows = ({ organization, email, phone, website }: Person): SummaryRow[] => [
  [terms.organization, organization],
  [terms.email, <a href={`mailto:${email}`}>{email}</a>],
  [terms.phone, phone && <a href={phoneLink(phone)}>{phone}</a>],
  // As typed: it may be no address, so it is no link.
  [terms.website, website],
]

/** The call that a person has already, instead of a second one. */
export const ComingCall = ({ firstName, call }: { firstName: string; call: Booking }) => (
  <p>
    {filled(words.coming, {
      name: firstName,
      time: <a href={yourCallLink(call.callSecret ?? '', '')}>{formatMoment(call.startsAt, here)}</a>,
    })}
  </p>
)
