import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { latestDay } from './latest-day.ts'
import { loadContent } from './load-content.ts'
import type { Problem } from './problem.ts'
import type { grammarOf } from './text/grammar.ts'
import { type Surroundings, validateContent } from './validate-content.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

export type ReportOptions = {
  /** The project whose content is looked at; this one if left out. */
  root?: string
  /** Sources to take instead of the files, by path from the root; undefined for a file that is not there. */
  edits?: ReadonlyMap<string, string | undefined>
  grammar?: typeof grammarOf
  texts?: Surroundings['texts']
}

/** Everything that is wrong with the content of a project. */
export async function contentReport(now: Date, options: ReportOptions = {}): Promise<Problem[]> {
  const { root = project, edits, grammar, texts } = options
  try {
    const content = await loadContent(root, edits)
    return await validateContent(content, {
      isPublicFile: (path) => existsSync(join(root, 'public', path)),
      migrations: migrationsOf(root),
      today: latestDay(now),
      ...(grammar && { grammar }),
      ...(texts && { texts }),
    })
  } catch (error) {
    const notRead = notReadable(error)
    if (notRead) return notRead
    throw error
  }
}

function migrationsOf(root: string): string {
  const folder = join(root, 'supabase/migrations')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

type Message = { text: string; location?: { file: string; line: number } | null }

/** A module that the compiler cannot read, or that lacks what another one asks of it. */
function notReadable(error: unknown): Problem[] | undefined {
  const messages = (error as { errors?: Message[] }).errors
  if (messages) {
    return messages.map(({ text, location }) => ({
      file: location?.file.replace(/^.*\bcontent\//, 'content/') ?? 'content',
      path: [],
      reason: `cannot be read${location ? `, line ${location.line}` : ''}: ${text.replace(/\.$/, '')}; mend what the compiler names`,
    }))
  }
  const plain = /^(content\/\S+) (exports no .*)$/.exec(error instanceof Error ? error.message : '')
  return plain ? [{ file: plain[1] ?? '', path: [], reason: plain[2] ?? '' }] : undefined
}
