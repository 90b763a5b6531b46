import { useAtomValue } from 'jotai'
import { forPersonWords, termWords as terms } from '../../content/scheduler-words.ts'
import {
  callStateWords,
  noticeWords,
  teamNoticeWords,
  teamWords as words,
} from '../../content/your-call-words.ts'
import type { PersonRequest } from '../../data-access/person-request.ts'
import type { Call } from '../../data-access/your-call.ts'
import { requestNames } from '../../supabase/functions/_shared/contracts/forms.ts'
import { bookingLink } from '../../supabase/functions/_shared/contracts/links.ts'
import { contactLine, writtenFields } from '../../supabase/functions/_shared/mail/row-fields.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { MeetingLink } from '../booking/CallLinks.tsx'
import { ComingCall, contactRows, here, RequestFacts } from '../booking/ForPerson.tsx'
import { holderAtom } from '../booking/free-times.ts'
import { inYourTime, momentInZone } from '../booking/moments.ts'
import { NotSaved, SaveButton, StepHead, Summary, type SummaryRow } from '../booking/StepParts.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { CallHead, ChangeButtons, placeRow, timeRows } from './CallView.tsx'
import * as css from './your-call.css.ts'
import { confirmOpenDay, markAnswered, markMissed } from './your-call-actions.ts'

/* What only the team's links show on the page of a call or a request. */

/** What a person asked for, and the button that says that somebody has answered. */
export function RequestView({ request }: { request: PersonRequest }) {
  const { answered, answeredByTeam } = request
  return (
    <div className={css.view}>
      <StepHead title={requestNames[request.form]} />
      <p role="status" className={css.notice}>
        {answered ? (answeredByTeam ? words.answered : words.answeredByCall) : words.notAnswered}
      </p>
      <RequestFacts request={request} />
      <NotSaved note={words.unchanged} />
      <div className={css.buttons}>
        {(!answered || answeredByTeam) && (
          <SaveButton variant={answered ? 'outline' : 'default'} onSave={() => markAnswered(!answered)}>
            {answered ? words.unmarkAnswered : words.markAnswered}
          </SaveButton>
        )}
        {!request.coming && (
          <BookForThem name={request.firstName} variant={answered ? 'default' : 'outline'} />
        )}
      </div>
    </div>
  )
}

/** A call to the team. */
export function TeamCallView({ call }: { call: Call }) {
  const inYours = inYourTime(call)
  const times: SummaryRow[] = inYours
    ? [
        [terms.inYourTime, inYours],
        [fillBlanks(terms.inTheirTime, { name: call.firstName }), momentInZone(call, call.timezone)],
      ]
    : timeRows(call)
  return (
    <div className={css.view}>
      <CallHead
        title={callStateWords.team[call.missed ? 'missed' : call.state].title}
        notices={{ ...noticeWords, ...teamNoticeWords }}
      />
      <Summary rows={[...times, placeRow(call)]} />
      {call.state !== 'canceled' && <MeetingLink href={call.meetingLink} />}
      {call.state === 'booked' ? <ChangeButtons variant="default" /> : <Afterward call={call} />}
    </div>
  )
}

/** Beside the call: who the call is with, and what they wrote in all forms so far. */
export function AboutPerson({ call }: { call: Call }) {
  const { firstName, contacts, createdAt } = call
  const written = [...contactLine(contacts, createdAt, here), ...writtenFields(contacts, here)]
  return (
    <div className={css.about}>
      <h2>{fillBlanks(words.about, { name: firstName })}</h2>
      <Summary
        rows={[...contactRows(call), ...written.map(({ label, value }): SummaryRow => [label, value])]}
      />
    </div>
  )
}

/** Once a call has begun or is canceled: whether they came, and the next one. */
function Afterward({ call }: { call: Call }) {
  const isOver = call.state === 'over'
  const fellThrough = !isOver || call.missed
  return (
    <>
      {call.dayClosed && <p>{words.dayClosed.text}</p>}
      {fellThrough && call.coming && <ComingCall firstName={call.firstName} call={call.coming} />}
      <NotSaved note={words.unchanged} />
      <div className={css.buttons}>
        {fellThrough && !call.coming && <BookForThem name={call.firstName} variant="default" />}
        {isOver && (
          <SaveButton variant="outline" onSave={() => markMissed(!call.missed)}>
            {call.missed ? words.missed.undo : words.missed.save}
          </SaveButton>
        )}
        {call.dayClosed && (
          <SaveButton variant="outline" onSave={confirmOpenDay}>
            {words.dayClosed.save}
          </SaveButton>
        )}
      </div>
    </>
  )
}

function BookForThem({ name, variant }: { name: string; variant: 'default' | 'outline' }) {
  const { secret } = useAtomValue(holderAtom)
  return (
    <ButtonLink href={bookingLink('', `#${secret}`)} variant={variant}>
      {fillBlanks(forPersonWords.title, { name })}
    </ButtonLink>
  )
}
