import { readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './local-settings.ts'
import { run } from './run.ts'

/**
 * Checks content/booking-rules.ts, and updates the files that are generated from it.
 *
 * @throws Error with a line for each problem
 */
export const updateSettings = () =>
  run(process.execPath, ['--import', 'tsx', 'renderer/generate.ts', 'settings'])

/** Applies each valid change of the rules while the site runs. @returns how to stop */
export function watchSettings(apply: () => Promise<void>): () => void {
  const folder = join(projectRoot, 'content')
  const read = () => readFileSync(join(folder, 'booking-rules.ts'), 'utf8')
  let timer: NodeJS.Timeout | undefined
  let seen = read()
  let updates = Promise.resolve()
  const update = async () => {
    try {
      if (seen === read()) return
      seen = read()
      await updateSettings()
      await apply()
    } catch (error) {
      console.error(`The settings are unchanged:\n${(error as Error).message}`)
    }
  }
  // The folder, because many editors replace a file when they save it.
  const watcher = watch(folder, (_, name) => {
    if (name !== 'booking-rules.ts') return
    clearTimeout(timer)
    timer = setTimeout(() => {
      updates = updates.then(update)
    }, 300)
  })
  return () => {
    watcher.close()
    clearTimeout(timer)
  }
}
