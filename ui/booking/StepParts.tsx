import { useAtomValue } from 'jotai'
import type { ComponentProps, ReactNode } from 'react'
import { bookingRules } from '../../content/booking-rules.ts'
import { wizardWords, confirmStepWords as words } from '../../content/scheduler-words.ts'
import type { DataError } from '../../data-access/ask-backend.ts'
import { offeredZones, useZoneEntries } from '../forms/zones.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Glyph } from '../primitives/Icon/Glyph.tsx'
import { field, input, label } from '../primitives/TextField/field.css.ts'
import * as css from './BookingWizard.css.ts'
import { timeZoneAtom } from './free-times.ts'
import { confirmingAtom, needsOtherTime } from './steps.ts'
import { stepHeadingId } from './wizard-state.ts'

/** A step's heading, which `focusStep` focuses, with a note, the time that the step is about, and an action. */
export function StepHead({
  title,
  note,
  moment,
  action,
}: {
  title: string
  note?: string
  /** Read out with the heading, so that somebody who only tabs hears what is about to be booked, or is. */
  moment?: string
  action?: ReactNode
}) {
  const described = { note: note && `${stepHeadingId}-note`, moment: moment && `${stepHeadingId}-moment` }
  return (
    <div className={css.head}>
      <h2
        id={stepHeadingId}
        tabIndex={-1}
        className={css.heading}
        aria-describedby={[described.note, described.moment].filter(Boolean).join(' ') || undefined}
      >
        {title}
      </h2>
      {note && (
        <div className={action === undefined ? css.noteBox : css.noteRow}>
          <p id={described.note} className={css.note}>
            {note}
          </p>
          {action}
        </div>
      )}
      {moment && (
        <p id={described.moment} className={css.moment}>
          {moment}
        </p>
      )}
    </div>
  )
}

export const BackButton = ({ children, ...props }: ComponentProps<typeof Button>) => (
  <Button variant="outline" {...props}>
    <Glyph name="back" />
    <span>{children}</span>
  </Button>
)

/** Saves what its step is about. */
export function SaveButton({
  onSave,
  ...props
}: ComponentProps<typeof Button> & { onSave: () => Promise<void> }) {
  const isPending = useAtomValue(confirmingAtom).status === 'busy'
  return <Button {...props} isPending={isPending} onPress={() => void onSave()} />
}

/** Without a detail, the row is left out. Two rows may have the same term. */
export type SummaryRow = readonly [term: string, detail: ReactNode]

/** Details as a description list. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={css.summary}>
      {rows.map(
        ([term, detail], i) =>
          detail && (
            <div key={i} className={css.summaryRow}>
              <dt className={css.note}>{term}</dt>
              <dd className={css.detail}>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The browser's own select: it is prerendered, so the first press opens it, and phones show their own list. */
export function TimeZoneSelect({ onChoose }: { onChoose: (timeZone: string) => void }) {
  const timeZone = useAtomValue(timeZoneAtom)
  const isLoaded = timeZone !== ''
  const zones = isLoaded ? offeredZones().zones : bookingRules.timeZones
  const { entries, onInput } = useZoneEntries(zones, timeZone, isLoaded)
  return (
    <label className={`${field} ${css.zone}`}>
      <span className={label}>{wizardWords.timeZone}</span>
      <select
        name="timezone"
        className={input}
        value={timeZone}
        onInput={onInput}
        onChange={({ target }) => onChoose(target.value)}
      >
        {/* Kept after hydration: the list may be open. Before it, the script writes the browser's zone here. */}
        <option value="" hidden={isLoaded} suppressHydrationWarning>
          {wizardWords.unknownZone}
        </option>
        {entries.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Why the last change was not saved, and how to go on. */
export function NotSaved({
  note = '',
  isBooking = false,
  onBack,
  onCorrect,
}: {
  note?: string
  /** Whether a new call was to be booked (PRODUCT.md, "Messages"). */
  isBooking?: boolean
  onBack?: () => void
  /** Leads to the address that the person's mail server refuses. */
  onCorrect?: () => void
}) {
  const confirming = useAtomValue(confirmingAtom)
  if (confirming.status !== 'failed') return null
  const { error } = confirming
  const { title, text } = error.kind === 'unclear' ? words.unclear : words.failed
  return (
    <div role="alert" className={css.problem}>
      {isBooking && (
        <p>
          <strong>{title}</strong>
          {!hasOwnWayOn(error) && <span>{` ${text}`}</span>}
        </p>
      )}
      <p>{`${error.message} ${note}`.trim()}</p>
      {needsOtherTime(error) && onBack && (
        <Button variant="default" size="small" onPress={onBack}>
          {wizardWords.otherTime}
        </Button>
      )}
      {error.kind === 'address_refused' && onCorrect && (
        <Button variant="default" size="small" onPress={onCorrect}>
          {words.correctAddress}
        </Button>
      )}
      {error.kind === 'too_many_calls' && <RequestLink />}
    </div>
  )
}

/** Whether trying again as it is cannot help. */
const hasOwnWayOn = (error: DataError) =>
  needsOtherTime(error) || error.kind === 'other_mailbox' || error.kind === 'address_refused'

/** For somebody who cannot book a call: the form has everything typed and chosen so far. */
export const RequestLink = () => (
  <ButtonLink href="/request-a-call" variant="default" size="small">
    {wizardWords.requestCall}
  </ButtonLink>
)
