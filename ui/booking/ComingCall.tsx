import type { Booking } from '../../data-access/booking.ts'
import { yourCallLink } from '../../data-access/call-secret.ts'
import { formatDate } from '../../data-access/time-slots/format.ts'
import { zoneLabel } from './zone-label.ts'

/** For the team: the call that a person has already, instead of a second one. */
export const ComingCall = ({ firstName, call }: { firstName: string; call: Booking }) => (
  <p>
    {firstName} already has a call on{' '}
    <a href={yourCallLink(call.callSecret ?? '', '')}>
      {formatDate(call.date, 'short')}, {call.time}, {zoneLabel(call.timezone)}
    </a>
    .
  </p>
)
