import { useAtomValue } from 'jotai'
import type { PersonRequest } from '../../data-access/your-request.ts'
import { scheduleLink } from '../../supabase/functions/_shared/calls/schedule-link.ts'
import { requestNames } from '../../supabase/functions/_shared/contracts/request-names.ts'
import { problem } from '../booking/BookingWizard.css.ts'
import { ComingCall } from '../booking/ComingCall.tsx'
import { RequestSummary } from '../booking/RequestSummary.tsx'
import { StepHead } from '../booking/StepHead.tsx'
import { PageHead } from '../island/PageHead.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './your-call.css.ts'
import { savingAtom } from './your-call-state.ts'

/** For the team: what a person asked for, and the button that says that somebody has answered. */
export function RequestView({
  request,
  secret,
  onAnswer,
}: {
  request: PersonRequest
  secret: string
  onAnswer: (answered: boolean) => Promise<void>
}) {
  const saving = useAtomValue(savingAtom)
  const { answered, answered_by_team: byTeam } = request
  return (
    <div className={css.view}>
      <PageHead
        title={`${request.first_name} ${request.last_name}`}
        sentence="Book a time for them, or answer and say so here. Opening this page changes nothing."
      />
      <StepHead title={requestNames[request.form]} />
      <p role="status" className={css.notice}>
        {answered ? (byTeam ? 'Answered.' : 'Answered: they booked a call.') : 'Nobody has answered yet.'}
      </p>
      {request.call && <ComingCall firstName={request.first_name} call={request.call} />}
      <RequestSummary request={request} />
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
            onPress={() => void onAnswer(!answered)}
          >
            {answered ? 'Not Answered Yet' : 'Mark as Answered'}
          </Button>
        )}
        {!request.call && (
          <ButtonLink
            href={scheduleLink('', request, `#${secret}`)}
            variant={answered ? 'default' : 'outline'}
          >
            Book a Time for {request.first_name}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
