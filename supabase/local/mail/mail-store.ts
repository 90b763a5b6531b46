import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, type Attachment } from 'postal-mime'

/** The only names that are ever turned into a path: an id from an address must not leave the folder. */
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/

/** One message as the catcher shows it. `id` sorts by the time of arrival and is safe in a file name. */
export type CaughtMail = {
  id: string
  /** ISO instant, UTC. */
  receivedAt: string
  /** The addresses of the SMTP envelope: who really got it, whatever the headers say. */
  envelope: { from: string; to: string[] }
} & Awaited<ReturnType<typeof parseMail>>

export type CaughtAttachment = CaughtMail['attachments'][number]
export type MailStore = ReturnType<typeof createMailStore>

/** Keeps every message in `dir` as `<id>.eml` (as it came) and `<id>.json` (a `CaughtMail`). */
export function createMailStore(dir: string) {
  let last = 0

  function nextId(): { id: string; receivedAt: string } {
    // Two messages of one millisecond still sort in the order in which they came.
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
      // Renamed into place, so that nobody lists a half-written message.
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

/** What a message says, decoded; everything but what the catcher itself knows about its arrival. */
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
    // The calendar among the alternatives stands besides as a file.
    attachments: mail.attachments
      .filter(({ filename, method }) => filename || !method)
      .map((attachment) => {
        const content = bytesOf(attachment)
        return {
          filename: attachment.filename ?? 'attachment',
          contentType: attachment.mimeType,
          /** Bytes. */
          size: content.length,
          /** The decoded content; base64, since a JSON file holds it. */
          base64: content.toString('base64'),
        }
      }),
  }
}

/**
 * The content as it was sent. PostalMime writes calendar files with bare line feeds whatever they came
 * with; their format asks for CRLF (RFC 5545, section 3.1), so it is put back.
 */
function bytesOf(attachment: Attachment): Buffer {
  const content = Buffer.from(String(attachment.content), 'base64')
  if (!/^(text\/calendar|application\/ics)$/.test(attachment.mimeType)) return content
  return Buffer.from(content.toString('utf8').replace(/\r?\n/g, '\r\n'))
}
