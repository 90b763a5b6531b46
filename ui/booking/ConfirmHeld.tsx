import { useEffect, useState } from 'react'
import type { Held } from '../../data-access/confirm-held.ts'
import type { DataError } from '../../data-access/result.ts'
import { formatDate } from '../../data-access/time-slots/format.ts'
import { ask } from '../island/backend.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './BookingWizard.css.ts'
import { RequestLink } from './RequestLink.tsx'
import { StepHead } from './StepHead.tsx'
import { goOnTo } from './wizard-steps.ts'
import { zoneLabel } from './zone-label.ts'

const load = () => import('../../data-access/confirm-held.ts')

/** Opened by a link in a mail. Only the button confirms, since mail programs prefetch links. */
export default function ConfirmHeld({ code }: { code: string }) {
  const [held, setHeld] = useState<Held[]>()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<DataError['kind']>()

  useEffect(() => {
    void ask(async (client) => (await load()).findHeld(client, code)).then((answer) => {
      setHeld(answer.ok ? answer.value : [])
      if (!answer.ok) setMessage(answer.error.message)
    })
  }, [code])

  async function confirm(one: Held) {
    setBusy(true)
    setMessage('')
    setRefused(undefined)
    const answer = await ask(async (client) => (await load()).confirmHeld(client, code, one))
    setBusy(false)
    if (!answer.ok) {
      setRefused(answer.error.kind)
      return setMessage(answer.error.message)
    }
    if (answer.value !== 'form') return goOnTo({ step: 'success', ...answer.value })
    setHeld(held?.filter((other) => other !== one))
    setMessage('Thank you. Your request has reached our team.')
  }

  return (
    <div className={css.success}>
      <StepHead title="Please confirm it’s you" />
      {held?.map((one) => (
        <div key={one.kind === 'booking' ? one.booking.bookingId : one.id} className={css.success}>
          <p>
            {one.kind === 'booking'
              ? `Strategy call on ${formatDate(one.booking.date)} at ${one.booking.time}, ${zoneLabel(one.booking.timezone)}`
              : 'Your request to our team'}
          </p>
          <Button variant="hero" isPending={busy} onPress={() => void confirm(one)}>
            {one.kind === 'booking' ? 'Confirm This Call' : 'Confirm This Request'}
          </Button>
        </div>
      ))}
      <p role="status">
        {message ||
          (held === undefined && 'Looking for it…') ||
          (held?.length === 0 &&
            'There’s nothing left to confirm here. Check your email for what you’ve already confirmed.')}
      </p>
      <div className={css.buttons}>
        {refused === 'too_many_calls' && <RequestLink />}
        {(held?.length === 0 || refused === 'time_taken' || refused === 'invalid') && (
          <ButtonLink href="/schedule" variant="outline">
            Choose a Time
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
