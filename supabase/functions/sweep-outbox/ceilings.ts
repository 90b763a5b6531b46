import { teamNotice } from '../_shared/mail/compose-mail.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'

const held = 'Further ones are held until the person uses the link in a mail; nobody is turned away.'

/** Tells the team, once a day for each, that a ceiling was met (`private.settings` has its height). */
export const ceilings = {
  'ceiling.calls_of_mailbox': warning('one mailbox has as many calls ahead as people have', held),
  'ceiling.calls_of_network': warning('one network has as many calls ahead as offices have', held),
  'ceiling.calls_of_newcomers': warning(
    'people who never confirmed their address hold a good part of the calendar',
    held,
  ),
  'ceiling.forms_without_script': warning('many forms came without script', held),
  'ceiling.mails_of_mailbox': warning(
    'one mailbox has had its mails of the day',
    'It gets no further automatic mail today. What was sent with its address is stored, and you are told of it.',
  ),
} as const

function warning(what: string, consequence: string): MessageKind {
  return {
    async mail({ row_table, row_id }, { settings }) {
      return teamNotice(settings, {
        subject: `Please look at the website’s forms: ${what}`,
        blocks: [
          `A ceiling was met: ${what}. ${consequence}`,
          [
            { label: 'Table', value: row_table },
            { label: 'Record', value: row_id },
          ],
        ],
      })
    },
  }
}
