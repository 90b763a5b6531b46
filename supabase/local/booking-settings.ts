import { readFileSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contentReport } from '../../content/validation/content-report.ts'
import { type FieldPath, problemLine } from '../../content/validation/problem.ts'
import { validateSettings } from '../../content/validation/validate-content.ts'
import { projectRoot } from './local-settings.ts'
import { run } from './run.ts'

const rulesFile = 'content/booking-rules.ts'
const settingsFile = 'supabase/booking-settings.json'

/**
 * Checks content/booking-rules.ts, and updates the files that are generated from it if it is newer.
 *
 * @throws Error with a line for each problem
 */
export async function updateSettings(): Promise<void> {
  const problems = await contentReport(new Date(), projectRoot, validateSettings)
  if (problems.length > 0) {
    const lines = problems.map((problem) =>
      problemLine(problem).replace(rulesFile, (file) => `${file}:${lineOf(read(file), problem.path)}`),
    )
    throw new Error(lines.join('\n'))
  }
  if (changedAt(rulesFile) > changedAt(settingsFile)) await run('npm', ['run', '--silent', 'generate', '--', 'settings'])
}

/** Applies each valid change while the site runs. @returns how to stop */
export function watchSettings(apply: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let applied = read(settingsFile) + read(rulesFile)
  const update = async () => {
    try {
      await updateSettings()
      const settings = read(settingsFile) + read(rulesFile)
      if (settings === applied) return
      await apply()
      applied = settings
      console.log('Settings applied.')
    } catch (error) {
      console.error(`The settings are unchanged:\n${(error as Error).message}`)
    }
  }
  // The folders, because many editors replace a file when they save it.
  const watchers = [rulesFile, settingsFile].map((file) =>
    watch(join(projectRoot, dirname(file)), (_, name) => {
      if (name !== basename(file)) return
      clearTimeout(timer)
      timer = setTimeout(update, 300)
    }),
  )
  return () => {
    for (const watcher of watchers) watcher.close()
    clearTimeout(timer)
  }
}

/** The line of a field; of its nearest parent if it is missing. */
export function lineOf(source: string, path: FieldPath): number {
  let at = Math.max(0, source.indexOf(`export const ${path[0]}`))
  for (const key of path) {
    const steps = typeof key === 'number' ? Array<string>(key + 1).fill('{') : [`${key}:`]
    for (const step of steps) at = Math.max(at, source.indexOf(step, at + 1))
  }
  return source.slice(0, at).split('\n').length
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const changedAt = (file: string) => statSync(join(projectRoot, file)).mtimeMs
