import { unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './local-settings.ts'
import { run } from './run.ts'

/** What the functions and the database take over while the site runs. Other settings need a restart. */
const watched = ['booking-rules', 'mails', 'site', 'metrics']

/**
 * Checks the settings in content/, and updates the files that are generated from them.
 *
 * @returns the files, and what else is out of date
 * @throws Error with a line for each problem
 */
export const updateSettings = () =>
  run(process.execPath, ['--import', 'tsx', 'renderer/generate.ts', 'settings'])

/** Applies each valid change while the site runs. @returns how to stop */
export function watchSettings(apply: (updated: string) => Promise<void>): () => void {
  const files = watched.map((name) => join(projectRoot, `content/${name}.ts`))
  let updates = Promise.resolve()
  // Not `watch`: many editors replace a file when they save it.
  for (const file of files)
    watchFile(file, { interval: 1_000 }, (now, before) => {
      if (!now.mtimeMs || now.mtimeMs === before.mtimeMs) return
      updates = updates
        .then(updateSettings)
        .then(apply)
        .catch(({ message }) => console.error(`The settings are unchanged:\n${message}`))
    })
  return () => {
    for (const file of files) unwatchFile(file)
  }
}
