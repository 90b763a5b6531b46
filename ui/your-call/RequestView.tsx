import { useAtomValue } from 'jotai'
import type { PersonRequest } from '../../data-access/your-request.ts'
import { requestNames } from '../../supabase/functions/_shared/contracts/request-names.ts'
import { problem } from '../booking/BookingWizard.css.ts'
import { StepHead } from '../booking/StepHead.tsx'
import { Summary } from '../booking/Summary.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './your-call.css.ts'
import { markAnswered } from './your-call-actions.ts'
import { savingAtom } from './your-call-state.ts'

/** For the team: what a person asked for, and the button that says that somebody has answered. */
export function RequestView({ request }: { request: PersonRequest }) {
  const saving = useAtomValue(savingAtom)
  const { answered, answered_by_team: byTeam, email, phone } = request
  return (
    <div className={css.view}>
      <StepHead title={`${requestNames[request.form]} of ${request.first_name} ${request.last_name}`} />
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
          phone !== null && [
            'Phone',
            <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>,
          ],
          request.wrote !== '' && ['They wrote', request.wrote],
        ]}
      />
      {saving.status === 'failed' && (
        <p role="alert" className={problem}>
          {saving.problem.message} Nothing has changed.
        </p>
      )}
      {(byTeam || !answered) && (
        <div className={css.buttons}>
          <Button
            variant={answered ? 'outline' : 'default'}
            isPending={saving.status === 'busy'}
            onPress={() => void markAnswered(!answered)}
          >
            {answered ? 'Not Answered Yet' : 'Mark as Answered'}
          </Button>
        </div>
      )}
    </div>
  )
}
