import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from './load-content.ts'
import type { Problem } from './problem.ts'
import { type ValidationContext, validateContent } from './validate-content.ts'

/** All problems in a project's content, or those that `validate` finds. */
export async function contentReport(
  now: Date,
  root = process.cwd(),
  validate = validateContent,
): Promise<Problem[]> {
  try {
    return await validate(await loadContent(root), validationContext(now, root))
  } catch (error) {
    const problems = loadProblems(error)
    if (problems) return problems
    throw error
  }
}

export function validationContext(now: Date, root = process.cwd()): ValidationContext {
  return {
    root,
    isPublicFile: (path) => existsSync(join(root, 'public', path)),
    applied: readFileSync(join(root, 'supabase/booking-settings.json'), 'utf8'),
    // The date in UTC+14, where it is latest, so that an editor's current date is never in the future.
    today: new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10),
  }
}

type Message = { text: string; location?: { file: string; line: number } | null }

/** Problems from modules that esbuild cannot parse or that lack an export; undefined for other errors. */
function loadProblems(error: unknown): Problem[] | undefined {
  const messages = (error as { errors?: Message[] }).errors
  if (messages) {
    return messages.map(({ text, location }) => ({
      file: location?.file.replace(/^.*\bcontent\//, 'content/') ?? 'content',
      path: [],
      reason: `cannot be parsed${location ? `, line ${location.line}` : ''}: ${text.replace(/\.$/, '')}`,
    }))
  }
  const plain = /^(content\/\S+) (does not export .*)$/.exec(error instanceof Error ? error.message : '')
  return plain ? [{ file: plain[1] ?? '', path: [], reason: plain[2] ?? '' }] : undefined
}
