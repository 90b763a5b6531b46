import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, type Attachment } from 'postal-mime'

/** Only ids of this form are used in file paths, to prevent path traversal. */
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/

/** A caught message. `id` sorts by arrival time and is safe in a file name. */
export type CaughtMail = {
  id: string
  /** ISO instant, UTC. */
  receivedAt: string
  /** The addresses of the SMTP envelope: the actual recipients, which the headers may not list. */
  envelope: { from: string; to: string[] }
} & Awaited<ReturnType<typeof parseMail>>

export type CaughtAttachment = CaughtMail['attachments'][number]
export type MailStore = ReturnType<typeof createMailStore>

/** Stores every message in `dir` as `<id>.eml` (as received) and `<id>.json` (a `CaughtMail`). */
export function createMailStore(dir: string) {
  let last = 0

  function nextId(): { id: string; receivedAt: string } {
    // Messages that arrive in the same millisecond keep their order.
    last = Math.max(Date.now(), last + 1)
    const receivedAt = new Date(last).toISOString()
    return { id: `${receivedAt.replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`, receivedAt }
  }

  async function read(id: string, suffix: string): Promise<Buffer | undefined> {
    if (!idPattern.test(id)) return undefined
    return readFile(join(dir, id + suffix)).catch(() => undefined)
  }

  async function ids(): Promise<string[]> {
    const names = await readdir(dir).catch(() => [])
    const found = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
    return found
      .filter((id) => idPattern.test(id))
      .sort()
      .reverse()
  }

  async function find(id: string): Promise<CaughtMail | undefined> {
    const json = await read(id, '.json')
    return json && (JSON.parse(json.toString('utf8')) as CaughtMail)
  }

  async function remove(id: string): Promise<void> {
    if (!idPattern.test(id)) return
    for (const suffix of ['.json', '.eml']) await rm(join(dir, id + suffix), { force: true })
  }

  return {
    async add(source: Buffer, envelope: CaughtMail['envelope']): Promise<CaughtMail> {
      const { id, receivedAt } = nextId()
      await mkdir(dir, { recursive: true })
      await writeFile(join(dir, `${id}.eml`), source)
      const mail: CaughtMail = { id, receivedAt, envelope, ...(await parseMail(source)) }
      // Rename, so that `list` never reads a partly written file.
      await writeFile(join(dir, `${id}.tmp`), JSON.stringify(mail, null, 2))
      await rename(join(dir, `${id}.tmp`), join(dir, `${id}.json`))
      return mail
    },
    find,
    source: (id: string) => read(id, '.eml'),
    /** Newest first. */
    async list(): Promise<CaughtMail[]> {
      const mails = await Promise.all((await ids()).map(find))
      return mails.filter((mail) => mail !== undefined)
    },
    remove,
    async clear(): Promise<void> {
      await Promise.all((await ids()).map(remove))
    },
  }
}

function addresses(list: Address[] | undefined): string[] {
  return (list ?? []).flatMap((entry) => (entry.group ? addresses(entry.group) : [entry.address]))
}

/** Decodes the headers, bodies and attachments of a message. */
async function parseMail(source: Buffer) {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'base64' })
  return {
    from: mail.from ? (addresses([mail.from])[0] ?? '') : '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map((header) => ({ name: header.originalKey ?? header.key, value: header.value })),
    // Skip the calendar alternative, which is also attached as a file.
    attachments: mail.attachments
      .filter(({ filename, method }) => filename || !method)
      .map((attachment) => {
        const content = bytesOf(attachment)
        return {
          filename: attachment.filename ?? 'attachment',
          contentType: attachment.mimeType,
          /** Bytes. */
          size: content.length,
          /** The decoded content, in base64 for JSON. */
          base64: content.toString('base64'),
        }
      }),
  }
}

/** The content as sent: restores the CRLF of calendar files (RFC 5545, section 3.1), which PostalMime removes. */
function bytesOf(attachment: Attachment): Buffer {
  const content = Buffer.from(String(attachment.content), 'base64')
  if (!/^(text\/calendar|application\/ics)$/.test(attachment.mimeType)) return content
  return Buffer.from(content.toString('utf8').replace(/\r?\n/g, '\r\n'))
}
