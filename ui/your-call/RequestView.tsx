import { useAtomValue } from 'jotai'
import type { PersonRequest } from '../../data-access/your-request.ts'
import { scheduleLink } from '../../supabase/functions/_shared/calls/schedule-link.ts'
import { requestNames } from '../../supabase/functions/_shared/contracts/request-names.ts'
import { problem } from '../booking/BookingWizard.css.ts'
import { StepHead } from '../booking/StepHead.tsx'
import { Summary } from '../booking/Summary.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import * as css from './your-call.css.ts'
import { markAnswered } from './your-call-actions.ts'
import { savingAtom } from './your-call-state.ts'

/** For the team: what a person asked for, and the button that says that somebody has answered. */
export function RequestView({ request, secret }: { request: PersonRequest; secret: string }) {
  const saving = useAtomValue(savingAtom)
  const { answered, answered_by_team: byTeam, email, phone } = request
  const bookForThem = scheduleLink('', request, `#${secret}`)
  return (
    <div className={css.view}>
      <StepHead title={`${requestNames[request.form]} from ${request.first_name} ${request.last_name}`} />
      <p role="status" className={css.notice}>
        {answered ? (byTeam ? 'Answered.' : 'Answered: they booked a call.') : 'Nobody has answered yet.'}
      </p>
      <Summary
        rows={[
          request.organization !== null && ['Organization', request.organization],
          [
            'Email',
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          Boolean(phone) && ['Phone', <PhoneLink key="phone" phone={phone ?? ''} />],
          request.wrote !== '' && [
            'They wrote',
            <span key="wrote" className={css.lines}>
              {request.wrote}
            </span>,
          ],
        ]}
      />
      {saving.status === 'failed' && (
        <p role="alert" className={problem}>
          {saving.problem.message} Nothing has changed.
        </p>
      )}
      <div className={css.buttons}>
        {!(answered && !byTeam) && (
          <Button
            variant={answered ? 'outline' : 'default'}
            isPending={saving.status === 'busy'}
            onPress={() => void markAnswered(!answered)}
          >
            {answered ? 'Not Answered Yet' : 'Mark as Answered'}
          </Button>
        )}
        <ButtonLink href={bookForThem} variant="outline">
          Book a Time for {request.first_name}
        </ButtonLink>
      </div>
    </div>
  )
}
