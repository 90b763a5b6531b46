import { useAtomValue } from 'jotai'
import { termWords as terms, wizardWords } from '../../content/scheduler-words.ts'
import { site } from '../../content/site.ts'
import {
  callStateWords,
  noticeWords,
  teamNoticeWords,
  callWords as words,
  yourCallPageWords,
} from '../../content/your-call-words.ts'
import type { Call } from '../../data-access/your-call.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { dayText, offsetLabel, zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'
import { CalendarActions, MeetingLink } from '../booking/CallLinks.tsx'
import { inYourTime, momentInZone } from '../booking/moments.ts'
import { StepHead, Summary, type SummaryRow } from '../booking/StepParts.tsx'
import { filled } from '../island/island.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Afterward } from './TeamView.tsx'
import * as css from './your-call.css.ts'
import { goTo, noticeAtom } from './your-call-actions.ts'

export function CallView({ call }: { call: Call }) {
  const notice = useAtomValue(noticeAtom)
  const isTeams = call.holder === 'team'
  const message = notice && { ...noticeWords, ...(isTeams && teamNoticeWords) }[notice]
  return (
    <div className={css.view}>
      <StepHead title={(isTeams ? callStateWords.team : callStateWords)[call.state].title} />
      {message && (
        <p role="status" className={css.notice}>
          {message}
        </p>
      )}
      <CallTimes call={call} />
      {(call.state === 'booked' || (call.state === 'over' && isTeams)) && (
        <MeetingLink href={call.meetingLink} />
      )}
      {call.state === 'booked' && <Booked call={call} />}
      {call.state === 'canceled' && !isTeams && (
        <div className={css.buttons}>
          <Button variant="default" onPress={() => goTo({ step: 'calendar' })}>
            {words.bookAgain}
          </Button>
        </div>
      )}
      {call.state !== 'booked' && isTeams && <Afterward call={call} />}
      {call.state === 'over' && !isTeams && (
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

export const ChooseTime = () => (
  <div className={css.buttons}>
    <ButtonLink href="/schedule" variant="default">
      {yourCallPageWords.chooseTime}
    </ButtonLink>
  </div>
)

function CallTimes({ call }: { call: Call }) {
  const inYours = inYourTime(call)
  const when: SummaryRow[] =
    call.holder === 'team' && inYours
      ? [
          [terms.inYourTime, inYours],
          [fillBlanks(terms.inTheirTime, { name: call.firstName }), momentInZone(call, call.timezone)],
        ]
      : [
          [terms.date, dayText(call.date)],
          [terms.time, `${call.time}, ${zoneLabel(call.timezone)} (${offsetLabel(call)})`],
          [terms.inYourTime, inYours],
        ]
  return <Summary rows={[...when, [terms.where, call.state !== 'canceled' && terms.place]]} />
}

function Booked({ call }: { call: Call }) {
  return (
    <>
      {call.holder === 'person' && <CalendarActions booking={call} attendee={call} />}
      <div className={css.buttons}>
        <Button
          variant={call.holder === 'team' ? 'default' : 'outline'}
          onPress={() => goTo({ step: 'calendar' })}
        >
          {wizardWords.otherTime}
        </Button>
        <Button variant="outline" onPress={() => goTo({ step: 'cancel' })}>
          {words.cancel}
        </Button>
      </div>
    </>
  )
}
