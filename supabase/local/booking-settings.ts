import { readFileSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { projectRoot } from './local-settings.ts'
import { run } from './run.ts'

const rulesFile = 'content/booking-rules.ts'
const settingsFile = 'supabase/booking-settings.json'

/**
 * Checks content/booking-rules.ts, and updates the files that are generated from it.
 *
 * @throws Error with a line for each problem
 */
export const updateSettings = () =>
  run(process.execPath, ['--import', 'tsx', 'renderer/generate.ts', 'settings'])

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

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
