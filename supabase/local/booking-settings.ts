import { unwatchFile, watchFile } from 'node:fs'
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
  const file = join(projectRoot, 'content/booking-rules.ts')
  let updates = Promise.resolve()
  // Not `watch`: many editors replace a file when they save it.
  watchFile(file, { interval: 1_000 }, (now, before) => {
    if (!now.mtimeMs || now.mtimeMs === before.mtimeMs) return
    updates = updates
      .then(updateSettings)
      .then(apply)
      .catch(({ message }) => console.error(`The settings are unchanged:\n${message}`))
  })
  return () => unwatchFile(file)
}
