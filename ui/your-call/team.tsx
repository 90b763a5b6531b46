import { useAtom, useAtomValue } from 'jotai'
import { createPortal } from 'react-dom'
import { browserTimeZone } from '../../data-access/attribution.ts'
import type { Booking } from '../../data-access/booking.ts'
import { yourCallLink } from '../../data-access/call-secret.ts'
import { formatDate, formatTime } from '../../data-access/time-slots/format.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import type { Call, Outcome, Person } from '../../data-access/your-call.ts'
import type { PersonRequest } from '../../data-access/your-request.ts'
import { scheduleLink } from '../../supabase/functions/_shared/calls/schedule-link.ts'
import { requestNames } from '../../supabase/functions/_shared/contracts/request-names.ts'
import { contactLine, writtenFields } from '../../supabase/functions/_shared/mail/contacts.ts'
import { confirmingAtom, teamSecretAtom, wizardStateAtom } from '../booking/atoms.ts'
import * as wizardCss from '../booking/BookingWizard.css.ts'
import { NotSaved } from '../booking/NotSaved.tsx'
import { PageHead, StepHead } from '../booking/StepHead.tsx'
import { Summary, type SummaryRow } from '../booking/Summary.tsx'
import { zoneLabel } from '../booking/zone-label.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { formatMoment, inYourTime, momentInZone } from './in-your-time.ts'
import * as css from './your-call.css.ts'
import { type Notice, noteAtom } from './your-call-state.ts'

/* What only the team's links show, in the scheduler and on the page of a call or a request. Visitors never load it. */

const here = browserTimeZone()

export { answerRequest, readRequest } from '../../data-access/your-request.ts'
export { inYourTime }

/** Where the words for the person would be wrong. */
export const notices: Partial<Record<Notice, string>> = {
  moved: 'The call has a new time. They get an email with the new calendar file.',
  canceled: 'The call’s canceled. They get an email that takes it off their calendar.',
  elsewhere: 'This call was changed in another window or by the person. Here’s how it stands now.',
}

/** Above the days. */
export const dayNote = ({ firstName, timezone }: Person) =>
  `Choose a day.${timezone ? '' : ` ${firstName} gave no time zone: ask first, then choose it here.`}`

/** Instead of the time zone select: the team chooses times in the person's zone. */
export const ZoneNote = ({ person: { firstName, timezone } }: { person: Person }) => (
  <p className={wizardCss.note}>
    In {firstName}’s time, {zoneLabel(timezone)}
    {['', timezone].includes(here) ? ', the same as yours.' : '; yours in parentheses.'}
  </p>
)

/** A time in the person's zone, with the team's own in parentheses: "9:45 AM (Wed 6:45 PM)" if it is another day. */
export function timeLabel({ date, time, startsAt }: TimeSlot): string {
  if (!here) return time
  const weekday = new Date(startsAt).toLocaleDateString('en-US', { timeZone: here, weekday: 'short' })
  const isSameDay = formatDate(date, 'short').startsWith(weekday)
  const ours = `${isSameDay ? '' : `${weekday} `}${formatTime(startsAt, here)}`
  return (ours === time ? time : `${time} (${ours})`).replaceAll(/ (?=[AP]M)/g, '\u00a0')
}

/** Above the scheduler's steps: for whom the team books, and what they asked for. */
export function Asked({ request }: { request: PersonRequest }) {
  const { step } = useAtomValue(wizardStateAtom)
  const time = askedTime(request)
  return (
    <>
      <PageHead
        title={`Book a Time for ${request.firstName}`}
        sentence={`They get the email with the link.${time && ` They asked for ${time}.`}`}
      />
      {step === 'form' && (
        <div className={css.asked}>
          <RequestFacts request={request} />
        </div>
      )}
    </>
  )
}

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

function RequestFacts({ request }: { request: PersonRequest }) {
  const { createdAt, timezone, coming, firstName } = request
  const zone = here || 'UTC'
  return (
    <>
      {coming && <ComingCall firstName={firstName} call={coming} />}
      <Summary
        rows={[
          ['Received', `${formatMoment(createdAt, zone)}, ${zoneLabel(zone)}`],
          ['Asked for', askedTime(request)],
          ['Their time zone', timezone ? zoneLabel(timezone) : 'Not given. Please ask them.'],
          ...contactRows(request),
          ['They wrote', request.wrote],
        ]}
      />
    </>
  )
}

/** 'Thu, Dec 3, morning', or an empty string: only a call request asks for a day. */
function askedTime({ preferredDay: day, preferredPartOfDay: part }: PersonRequest): string {
  return day && `${formatDate(day, 'short')}, ${part === 'any' ? 'anytime' : part}`
}

/** In the place of the page's notes: who the call is with, and what they wrote in all forms so far. */
export function AboutPerson({ call }: { call: Call }) {
  const { firstName, contacts, createdAt } = call
  const zone = here || 'UTC'
  const written = [...contactLine(contacts, createdAt, zone), ...writtenFields(contacts, zone)]
  const aside = document.querySelector('main aside')
  if (!aside) return null
  return createPortal(
    <div className={css.about}>
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
      <h2 id="call-heading">About {firstName}</h2>
      <Summary
        rows={[...contactRows(call), ...written.map(({ label, value }): SummaryRow => [label, value])]}
      />
    </div>,
    aside,
  )
}

const contactRows = ({ organization, email, phone, website }: Person): SummaryRow[] => [
  ['Organization', organization],
  ['Email', <a href={`mailto:${email}`}>{email}</a>],
  ['Phone', phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>],
  // As typed: it may be no address, so it is no link.
  ['Website', website],
]

/** When a call is, if the person is in another time zone. */
export function callTimes(call: Call): SummaryRow[] | undefined {
  const ours = inYourTime(call)
  return ours
    ? [
        ['In your time', ours],
        [`For ${call.firstName}`, momentInZone(call, call.timezone)],
      ]
    : undefined
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

/** The call that a person has already, instead of a second one. */
const ComingCall = ({ firstName, call }: { firstName: string; call: Booking }) => (
  <p>
    {firstName} already has a call on{' '}
    <a href={yourCallLink(call.callSecret ?? '', '')}>{formatMoment(call.startsAt, here || 'UTC')}</a>, your
    time.
  </p>
)

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
