import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Call, Outcome, Person } from '../../data-access/your-call.ts'
import type { PersonRequest } from '../../data-access/your-request.ts'
import { scheduleLink } from '../../supabase/functions/_shared/calls/schedule-link.ts'
import { requestNames } from '../../supabase/functions/_shared/contracts/request-names.ts'
import { contactLine, writtenFields } from '../../supabase/functions/_shared/mail/contacts.ts'
import { confirmingAtom, teamSecretAtom } from '../booking/atoms.ts'
import { ComingCall, contactRows, here, RequestFacts } from '../booking/ForPerson.tsx'
import { NotSaved } from '../booking/NotSaved.tsx'
import { InPlaceOfNotes, PageHead, StepHead } from '../booking/StepHead.tsx'
import { Summary, type SummaryRow } from '../booking/Summary.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './your-call.css.ts'
import { confirmOpenDay, saveAddress } from './your-call-actions.ts'
import { noteAtom, stepAtom } from './your-call-state.ts'

/* What only the team's links show on the page of a call or a request. Visitors never load it. */

/** What a person asked for, and the button that says that somebody has answered. */
export function RequestView({
  request,
  onAnswer,
}: {
  request: PersonRequest
  onAnswer: (answered: boolean) => Promise<void>
}) {
  const saving = useAtomValue(confirmingAtom)
  const { answered, answeredByTeam } = request
  return (
    <div className={css.view}>
      <InPlaceOfNotes />
      <PageHead
        title={`${request.firstName} ${request.lastName}`}
        sentence="Book a time for them, or answer and say so here. Opening this page changes nothing."
      />
      <StepHead title={requestNames[request.form]} />
      <p role="status" className={css.notice}>
        {answered
          ? answeredByTeam
            ? 'Answered.'
            : 'Answered: they booked a call.'
          : 'Nobody has answered yet.'}
      </p>
      <RequestFacts request={request} />
      <NotSaved note="Nothing has changed." />
      <div className={css.buttons}>
        {(!answered || answeredByTeam) && (
          <Button
            variant={answered ? 'outline' : 'default'}
            isPending={saving.status === 'busy'}
            onPress={() => void onAnswer(!answered)}
          >
            {answered ? 'Not Answered Yet' : 'Mark as Answered'}
          </Button>
        )}
        {!request.coming && <BookForThem person={request} variant={answered ? 'default' : 'outline'} />}
      </div>
    </div>
  )
}

/** In the place of the page's notes: who the call is with, and what they wrote in all forms so far. */
export function AboutPerson({ call }: { call: Call }) {
  const { firstName, contacts, createdAt } = call
  const { step } = useAtomValue(stepAtom)
  const written = [...contactLine(contacts, createdAt, here), ...writtenFields(contacts, here)]
  return (
    <InPlaceOfNotes>
      <PageHead
        title={`Call with ${firstName} ${call.lastName}`}
        sentence={
          {
            booked: `Move it, cancel it, or ask ${firstName} to choose another time.`,
            canceled: 'It’s canceled, and the time’s open again.',
            over: 'Say how it went. You can correct it later.',
          }[call.state]
        }
      />
      <div className={css.about}>
        <h2>About {firstName}</h2>
        <Summary
          rows={[...contactRows(call), ...written.map(({ label, value }): SummaryRow => [label, value])]}
        />
        {call.state === 'booked' && step === 'call' && <WrongAddress key={call.email} call={call} />}
      </div>
    </InPlaceOfNotes>
  )
}

function WrongAddress({ call }: { call: Call }) {
  const [email, setEmail] = useState(call.email)
  const saving = useAtomValue(confirmingAtom)
  return (
    <details>
      <summary>Wrong address?</summary>
      <form
        className={css.notes}
        onSubmit={(event) => {
          event.preventDefault()
          void saveAddress(email.trim())
        }}
      >
        <TextField
          label="Their email address"
          description="Everything is sent again, to this one. The old one gets nothing more, and its link stops working."
          type="email"
          required
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
        <NotSaved note="Nothing has changed." />
        <Button variant="outline" size="small" type="submit" isPending={saving.status === 'busy'}>
          Correct and Send Again
        </Button>
      </form>
    </details>
  )
}

/** Once a call has begun or is canceled: how it went, and the next one. */
export function Afterward({
  call,
  onOutcome,
}: {
  call: Call
  onOutcome: (outcome: Outcome) => Promise<void>
}) {
  const [note, setNote] = useAtom(noteAtom)
  const saving = useAtomValue(confirmingAtom)
  return (
    <>
      {call.state === 'over' && (
        <>
          {call.outcome && (
            <p>
              You said: {outcomes[call.outcome]}.{call.outcomeNote && ` “${call.outcomeNote}”`}
            </p>
          )}
          <TextField
            label="A note for your team (optional)"
            description="Only your team reads it."
            rows={3}
            maxLength={1000}
            value={note}
            onChange={setNote}
          />
          <NotSaved note="Nothing has changed." />
          <p>“{outcomes.no_show}” emails them a link to book again, if your settings say so.</p>
          <div className={css.buttons}>
            {(Object.keys(outcomes) as Outcome[]).map((outcome) => (
              <Button
                key={outcome}
                variant={outcome === 'done' ? 'default' : 'outline'}
                isPending={saving.status === 'busy'}
                onPress={() => void onOutcome(outcome)}
              >
                {outcomes[outcome]}
              </Button>
            ))}
          </div>
        </>
      )}
      {call.dayClosed && (
        <>
          <p>You closed this day for new calls.</p>
          <Button
            variant="outline"
            isPending={saving.status === 'busy'}
            onPress={() => void confirmOpenDay()}
          >
            Open the Day Again
          </Button>
        </>
      )}
      {(call.state === 'canceled' || call.outcome === 'no_show') &&
        (call.coming ? (
          <ComingCall firstName={call.firstName} call={call.coming} />
        ) : (
          <div className={css.buttons}>
            <BookForThem person={call} variant="default" />
          </div>
        ))}
    </>
  )
}

const outcomes: Record<Outcome, string> = { done: 'It happened', no_show: 'They didn’t show up' }

function BookForThem({
  person: { firstName, lastName, orgType, currentChallenge, ...person },
  variant,
}: {
  person: Person & Partial<PersonRequest>
  variant: 'default' | 'outline'
}) {
  const secret = useAtomValue(teamSecretAtom)
  const names = { first_name: firstName, last_name: lastName }
  const background = { org_type: orgType ?? null, current_challenge: currentChallenge ?? null }
  return (
    <ButtonLink
      href={scheduleLink('', { ...person, ...names, ...background }, `#${secret}`)}
      variant={variant}
    >
      Book a Time for {firstName}
    </ButtonLink>
  )
}
