import { browserTimeZone } from '../../data-access/attribution.ts'
import { formatDate, formatTime } from '../../data-access/time-slots/format.ts'
import type { PersonRequest } from '../../data-access/your-request.ts'
import * as css from './BookingWizard.css.ts'
import { EmailLink, PhoneLink } from './ContactLinks.tsx'
import { Summary } from './Summary.tsx'
import { zoneLabel } from './zone-label.ts'

/** For the team: what a person asked for, and when. */
export function RequestSummary({ request }: { request: PersonRequest }) {
  const { created_at, timezone, organization, email, phone, website, wrote } = request
  const here = browserTimeZone() || 'UTC'
  const received = new Date(created_at).toLocaleDateString('sv', { timeZone: here })
  const time = askedTime(request)
  return (
    <Summary
      rows={[
        ['Received', `${formatDate(received)}, ${formatTime(created_at, here)}, ${zoneLabel(here)}`],
        time !== '' && ['Asked for', time],
        ['Their time zone', timezone ? zoneLabel(timezone) : 'Not given. Please ask them.'],
        Boolean(organization) && ['Organization', organization],
        ['Email', <EmailLink key="email" email={email} />],
        Boolean(phone) && ['Phone', <PhoneLink key="phone" phone={phone ?? ''} />],
        // As typed: it may be no address, so it is no link.
        Boolean(website) && ['Website', website],
        wrote !== '' && [
          'They wrote',
          <span key="wrote" className={css.lines}>
            {wrote}
          </span>,
        ],
      ]}
    />
  )
}

/** 'Thu, Dec 3, morning', or an empty string: only a call request asks for a day. */
export function askedTime({ preferred_day: day, preferred_part_of_day: part }: PersonRequest): string {
  return day ? `${formatDate(day, 'short')}, ${part === 'any' ? 'anytime' : part}` : ''
}
