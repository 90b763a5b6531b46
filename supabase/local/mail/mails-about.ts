import type { CaughtMail } from './caught-mail.ts'
import { createMailStore } from './mail-store.ts'

/** Deletes the caught mails that were sent to one of the addresses, or name it. Gives how many. */
export async function deleteMailsAbout(dir: string, addresses: readonly string[]): Promise<number> {
  const store = createMailStore(dir)
  const patterns = addresses.map(wholeAddress)
  const about = (await store.list()).filter((mail) => {
    const words = wordsOf(mail)
    return patterns.some((pattern) => pattern.test(words))
  })
  for (const { id } of about) await store.remove(id)
  return about.length
}

/** Not the end or the beginning of a longer address, which is somebody else's. */
function wholeAddress(address: string): RegExp {
  const literal = address.trim().replace(/[^\w@]/g, '\\$&')
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${literal}(?![\\w-]|\\.\\w)`, 'i')
}

function wordsOf(mail: CaughtMail): string {
  const files = mail.attachments.map(({ base64 }) =>
    // A calendar file breaks its lines anywhere.
    Buffer.from(base64, 'base64')
      .toString('utf8')
      .replace(/\r?\n[ \t]/g, ''),
  )
  const { envelope, from, to, replyTo, subject, text, html } = mail
  return [...envelope.to, envelope.from, from, ...to, ...replyTo, subject, text, html, ...files].join('\n')
}
