import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from './load-content.ts'
import type { Problem } from './problem.ts'
import { type Surroundings, validateContent } from './validate-content.ts'

/** Everything that is wrong with the content of a project. */
export async function contentReport(now: Date, root = process.cwd()): Promise<Problem[]> {
  try {
    return await validateContent(await loadContent(root), surroundingsOf(now, root))
  } catch (error) {
    const notRead = notReadable(error)
    if (notRead) return notRead
    throw error
  }
}

export function surroundingsOf(now: Date, root = process.cwd()): Surroundings {
  const folder = join(root, 'supabase/migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return {
    root,
    isPublicFile: (path) => existsSync(join(root, 'public', path)),
    migrations: files
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n'),
    // The latest day that it is anywhere on earth (UTC+14), so that no editor is ahead of it.
    today: new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10),
  }
}

type Message = { text: string; location?: { file: string; line: number } | null }

/** A module that esbuild cannot read, or that no longer exports what the site needs. */
function notReadable(error: unknown): Problem[] | undefined {
  const messages = (error as { errors?: Message[] }).errors
  if (messages) {
    return messages.map(({ text, location }) => ({
      file: location?.file.replace(/^.*\bcontent\//, 'content/') ?? 'content',
      path: [],
      reason: `cannot be read${location ? `, line ${location.line}` : ''}: ${text.replace(/\.$/, '')}`,
    }))
  }
  const plain = /^(content\/\S+) (exports no .*)$/.exec(error instanceof Error ? error.message : '')
  return plain ? [{ file: plain[1] ?? '', path: [], reason: plain[2] ?? '' }] : undefined
}
