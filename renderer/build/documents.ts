import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import Tinypool from 'tinypool'
import { builtCode, pageFile } from '../built-code.ts'
import type { MadeOf } from '../page-content.ts'
import { inTurns } from './made-once.ts'
import type { Pages } from './read-pages.ts'

/** What is kept of a document: what it is made of, and the name of its file, which says all of that as a hash. */
type Kept = MadeOf & { file: string }

const folder = join(builtCode, 'documents')
const list = join(builtCode, 'documents.json')

/** Where the page is that answers for what is not there. */
export const notFoundPath = '/404'

/** A new worker takes a second to start: below so many documents one is enough. */
const worthAWorker = 50

/**
 * Renders the documents at these paths on all cores; what was rendered before by the same code, of the same pages, is
 * taken from before.
 *
 * @returns where each document is
 */
export async function renderDocuments(
  paths: readonly string[],
  pages: Pages,
  codeKey: string,
): Promise<Map<string, string>> {
  const hashes = writePages(pages)
  const before: Readonly<Record<string, Kept>> = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : {}
  const now: Record<string, Kept> = {}
  const fileOf = (path: string, { pages, cards }: MadeOf) => {
    const hash = createHash('sha256').update(`${codeKey} ${path}`)
    for (const each of pages) hash.update(`\npage ${each} ${hashes.get(each)?.page}`)
    for (const each of cards) hash.update(`\ncard ${each} ${hashes.get(each)?.card}`)
    return `${hash.digest('hex').slice(0, 32)}.html`
  }
  const isThere = (path: string) => {
    const kept = before[path]
    return kept && kept.file === fileOf(path, kept) && existsSync(join(folder, kept.file)) ? kept : undefined
  }
  const missing: string[] = []
  for (const path of paths) {
    const kept = isThere(path)
    if (kept) now[path] = kept
    else missing.push(path)
  }
  mkdirSync(folder, { recursive: true })
  if (missing.length > 0) {
    const pool = new Tinypool({
      filename: new URL('./render-worker.js', import.meta.url).href,
      workerData: { builtCode },
      maxThreads: Math.min(availableParallelism(), Math.ceil(missing.length / worthAWorker)),
    })
    await inTurns(missing, async (path) => {
      const task = { path, status: path === notFoundPath ? 404 : 200 }
      const { html, madeOf }: { html: string; madeOf: MadeOf } = await pool.run(task)
      const file = fileOf(path, madeOf)
      writeWhole(join(folder, file), html)
      now[path] = { ...madeOf, file }
    })
    await pool.destroy()
  }
  writeWhole(list, JSON.stringify(now))
  const wanted = new Set(Object.values(now).map(({ file }) => file))
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name), { force: true })
  return new Map(paths.map((path) => [path, join(folder, now[path]?.file ?? '')]))
}

/** Puts each page where documents read it, and says by hashes what a document may have of it: all, or its card. */
function writePages(pages: Pages): Map<string, { page: string; card: string }> {
  mkdirSync(join(builtCode, 'pages'), { recursive: true })
  return new Map(
    Object.entries(pages).map(([path, page]) => {
      const text = JSON.stringify(page)
      const file = pageFile(path)
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text)
      return [path, { page: hashOf(text), card: hashOf(JSON.stringify([page.name, page.summary])) }]
    }),
  )
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** Whoever looks sees the whole file or none. */
function writeWhole(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
