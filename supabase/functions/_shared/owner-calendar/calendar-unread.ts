import { teamNotice } from '../mail/compose-mail.ts'
import { momentText, parseInstant } from '../mail/moment-text.ts'
import { teamZone } from '../mail/provider.ts'
import type { MessageKind } from '../outbox/message-kind.ts'

/** Mail to the team about a calendar that cannot be read. Its last known busy times still apply. */
export const calendarUnread: MessageKind = {
  async mail({ row_id }, { settings, database }) {
    const feed = await database.find('calendar_feeds', row_id)
    if (!feed?.problem) return undefined
    return teamNotice(settings, {
      subject: 'Your calendar could not be read, or not all of it',
      blocks: [
        'The booking page closes the hours at which your own calendar is busy. It could not read one of your calendars, or not all of it. What it read last time still counts; newer events may be missing, and their times can be booked.',
        [
          { label: 'Calendar', value: feed.name },
          { label: 'What is wrong', value: feed.problem },
          {
            label: 'Last read',
            value: feed.read_at ? momentText(parseInstant(feed.read_at), teamZone(settings)) : 'never',
          },
        ],
        'Please check that its secret address still works, and fix or remove the events that are named. You get this message once a day until the calendar can be read, and one more when it can.',
      ],
    })
  },
}

/** Mail to the team that a calendar they were warned about can be read again. */
export const calendarRecovered: MessageKind = {
  async mail({ row_id }, { settings, database }) {
    const feed = await database.find('calendar_feeds', row_id)
    if (!feed || feed.problem) return undefined
    return teamNotice(settings, {
      subject: 'Your calendar is read again',
      blocks: [
        `The calendar at ${feed.name} can be read again, all of it. Its busy hours are up to date, and there is nothing to do.`,
      ],
    })
  },
}
