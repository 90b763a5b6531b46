import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, type Attachment } from 'postal-mime'

/** The time of arrival. Only ids of this form are used in file paths, to prevent path traversal. */
const idPattern = /^\d{8}T\d{9}Z$/

export type MailStore = ReturnType<typeof createMailStore>

/** Stores every message in `dir` as `<id>.eml`, as it was received. */
export function createMailStore(dir: string) {
  let last = 0
  const fileOf = (id: string) => join(dir, `${id}.eml`)

  async function ids(): Promise<string[]> {
    const names = await readdir(dir).catch(() => [])
    const found = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length))
    return found
      .filter((id) => idPattern.test(id))
      .sort()
      .reverse()
  }

  const source = async (id: string): Promise<Buffer | undefined> =>
    idPattern.test(id) ? readFile(fileOf(id)).catch(() => undefined) : undefined

  async function find(id: string): Promise<CaughtMail | undefined> {
    const message = await source(id)
    return message && { id, ...(await parseMail(message)) }
  }

  const remove = (id: string): Promise<void> => rm(fileOf(id), { force: true })

  return {
    async add(message: Buffer): Promise<string> {
      // Messages that arrive in the same millisecond keep their order.
      last = Math.max(Date.now(), last + 1)
      const id = new Date(last).toISOString().replace(/[-:.]/g, '')
      await mkdir(dir, { recursive: true })
      // Renamed, so that `list` never reads a partly written file.
      await writeFile(join(dir, `${id}.part`), message)
      await rename(join(dir, `${id}.part`), fileOf(id))
      return id
    },
    source,
    find,
    remove,
    /** Newest first. */
    async list(): Promise<CaughtMail[]> {
      const mails = await Promise.all((await ids()).map(find))
      return mails.filter((mail) => mail !== undefined)
    },
    /** Deletes what a process that was killed while it received a mail left. */
    async removeLeftovers(): Promise<void> {
      const names = await readdir(dir).catch(() => [])
      for (const name of names) if (name.endsWith('.part')) await rm(join(dir, name))
    },
    async clear(): Promise<void> {
      await Promise.all((await ids()).map(remove))
    },
  }
}

export type CaughtMail = { id: string } & Awaited<ReturnType<typeof parseMail>>

const addresses = (list: Address[] = []): string[] =>
  list.flatMap((entry) => (entry.group ? addresses(entry.group) : [entry.address]))

async function parseMail(message: Buffer) {
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'base64' })
  return {
    from: addresses(mail.from && [mail.from])[0] ?? '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId,
    // Skip the calendar alternative, which is also attached as a file.
    attachments: mail.attachments
      .filter(({ filename, method }) => filename || !method)
      .map((attachment) => ({
        filename: attachment.filename ?? 'attachment',
        contentType: attachment.mimeType,
        content: bytesOf(attachment),
      })),
  }
}

/** The content as sent: restores the CRLF of calendar files (RFC 5545, section 3.1), which PostalMime removes. */
function bytesOf(attachment: Attachment): Buffer {
  const content = Buffer.from(String(attachment.content), 'base64')
  if (!/^(text\/calendar|application\/ics)$/.test(attachment.mimeType)) return content
  return Buffer.from(content.toString('utf8').replace(/\r?\n/g, '\r\n'))
}
