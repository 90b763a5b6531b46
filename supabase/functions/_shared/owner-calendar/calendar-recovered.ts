import { teamNotice } from '../mail/compose-mail.ts'
import type { MessageKind } from '../outbox/message-kind.ts'

/** Tells the team that a calendar of which it heard trouble is well again. */
export const calendarRecovered: MessageKind = {
  async mail({ row_id }, { settings, store }) {
    const feed = await store.find('calendar_feeds', row_id)
    if (!feed || feed.problem) return undefined
    return teamNotice(settings, {
      subject: 'Your calendar is read again',
      blocks: [
        `The calendar at ${feed.name} can be read again, all of it. Its busy hours are up to date, and there is nothing to do.`,
      ],
    })
  },
}
