import { useAtomValue } from 'jotai'
import type { PersonRequest } from '../../data-access/your-request.ts'
import { PageHead } from '../island/PageHead.tsx'
import { wizardStateAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import { ComingCall } from './ComingCall.tsx'
import { askedTime, RequestSummary } from './RequestSummary.tsx'

/** For the team, above the steps: for whom it books, and what they asked for. */
export function Asked({ request }: { request: PersonRequest }) {
  const { step } = useAtomValue(wizardStateAtom)
  const time = askedTime(request)
  return (
    <>
      <PageHead
        title={`Book a Time for ${request.first_name}`}
        sentence={`They get the email with the link.${time && ` They asked for ${time}.`}`}
      />
      {step === 'form' && (
        <div className={css.asked}>
          {request.call && <ComingCall firstName={request.first_name} call={request.call} />}
          <RequestSummary request={request} />
        </div>
      )}
    </>
  )
}
