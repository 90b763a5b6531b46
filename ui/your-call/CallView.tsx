import { useAtomValue } from 'jotai'
import { termWords as terms, wizardWords } from '../../content/scheduler-words.ts'
import { site } from '../../content/site.ts'
import {
  callStateWords,
  noticeWords,
  callWords as words,
  yourCallPageWords,
} from '../../content/your-call-words.ts'
import type { Call } from '../../data-access/your-call.ts'
import { dayText, offsetLabel, zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'
import { CalendarActions, MeetingLink } from '../booking/CallLinks.tsx'
import { inYourTime } from '../booking/moments.ts'
import { StepHead, Summary, type SummaryRow } from '../booking/StepParts.tsx'
import { filled } from '../island/island.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './your-call.css.ts'
import { goTo, noticeAtom } from './your-call-actions.ts'

/** A call to the person whose it is. */
export function CallView({ call }: { call: Call }) {
  return (
    <div className={css.view}>
      <CallHead title={callStateWords[call.state].title} notices={noticeWords} />
      <Summary rows={[...timeRows(call), placeRow(call)]} />
      {call.state === 'booked' && (
        <>
          <MeetingLink href={call.meetingLink} />
          <CalendarActions booking={call} attendee={call} />
          <ChangeButtons variant="outline" />
        </>
      )}
      {call.state === 'canceled' && (
        <div className={css.buttons}>
          <Button variant="default" onPress={() => goTo({ step: 'calendar' })}>
            {words.bookAgain}
          </Button>
        </div>
      )}
      {call.state === 'over' && (
        <>
          <p>
            {filled(words.late, {
              link: <a href={call.meetingLink}>{words.lateLink}</a>,
              email: <a href={`mailto:${site.email}`}>{site.email}</a>,
            })}
          </p>
          <ChooseTime />
        </>
      )}
    </div>
  )
}

/** The call's state, with what the last press did. */
export function CallHead({
  title,
  notices,
}: {
  title: string
  notices: Record<keyof typeof noticeWords, string>
}) {
  const notice = useAtomValue(noticeAtom)
  return (
    <>
      <StepHead title={title} />
      {notice && (
        <p role="status" className={css.notice}>
          {notices[notice]}
        </p>
      )}
    </>
  )
}

export const timeRows = (call: Call): SummaryRow[] => [
  [terms.date, dayText(call.date)],
  [terms.time, `${call.time}, ${zoneLabel(call.timezone)} (${offsetLabel(call)})`],
  [terms.inYourTime, inYourTime(call)],
]

export const placeRow = (call: Call): SummaryRow => [terms.where, call.state !== 'canceled' && terms.place]

export const ChangeButtons = ({ variant }: { variant: 'default' | 'outline' }) => (
  <div className={css.buttons}>
    <Button variant={variant} onPress={() => goTo({ step: 'calendar' })}>
      {wizardWords.otherTime}
    </Button>
    <Button variant="outline" onPress={() => goTo({ step: 'cancel' })}>
      {words.cancel}
    </Button>
  </div>
)

export const ChooseTime = () => (
  <div className={css.buttons}>
    <ButtonLink href="/schedule" variant="hero">
      {yourCallPageWords.chooseTime}
    </ButtonLink>
  </div>
)
