import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CaughtMail } from './caught-mail.ts'
import { parseMail } from './parse-mail.ts'

/** The only names that are ever turned into a path: an id from an address must not leave the folder. */
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/

export type MailStore = {
  add(source: Buffer, envelope: CaughtMail['envelope']): Promise<CaughtMail>
  find(id: string): Promise<CaughtMail | undefined>
  source(id: string): Promise<Buffer | undefined>
  /** Newest first. */
  list(): Promise<CaughtMail[]>
  remove(id: string): Promise<void>
  clear(): Promise<void>
}

/** Keeps every message in `dir` as `<id>.eml` (as it came) and `<id>.json` (a `CaughtMail`). */
export function createMailStore(dir: string): MailStore {
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
    async add(source, envelope) {
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
    source: (id) => read(id, '.eml'),
    async list() {
      const mails = await Promise.all((await ids()).map(find))
      return mails.filter((mail) => mail !== undefined)
    },
    remove,
    async clear() {
      await Promise.all((await ids()).map(remove))
    },
  }
}
