import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ensureBuilt from '../build/ensure-built.ts'
import { startStaticSite } from '../helpers/static-site.ts'
import { Reader } from './reader.ts'
import { startSession } from './session.ts'
import { compareTranscripts, formatTranscript } from './transcript.ts'
import { walks } from './walks.ts'

/*
 * `npm run test:nightly -- orca`: the main flows in Firefox with Orca, by keyboard. `-- --update` rewrites the
 * transcripts; review them before committing.
 */

const programs = ['orca', 'firefox-esr', 'openbox', 'Xvfb', 'xdotool', 'dbus-daemon']
const packages = 'orca firefox-esr openbox xvfb xdotool dbus at-spi2-core'
const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0)
if (missing.length > 0) {
  console.error(`Not installed: ${missing.join(', ')}. On Debian: sudo apt-get install ${packages}`)
  process.exit(1)
}

const values = process.argv.slice(2)
const update = values.includes('--update')
const chosen = Object.entries(walks).filter(
  ([name]) => !values.some((value) => value in walks) || values.includes(name),
)

await ensureBuilt()
const site = await startStaticSite()
for (const [name, { path, walk }] of chosen) {
  const file = new URL(`../../visual-baselines/transcripts/orca/${name}.txt`, import.meta.url).pathname
  const session = await startSession(site.url + path)
  const reader = new Reader(session)
  const trouble = await reader
    .arrives(path, 'Finished loading')
    .then(() => walk(reader))
    .then(
      () => '',
      (error: Error) => error.message,
    )
    .finally(session.close)
  const now = formatTranscript(reader.heard)
  if (update && !trouble) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, now)
  }
  const { differences, asked } = compareTranscripts(existsSync(file) ? readFileSync(file, 'utf8') : '', now)
  const isRight = !trouble && differences.length === 0
  if (!isRight) process.exitCode = 1
  console.log(`${name}: ${isRight ? 'matches its transcript' : trouble || 'differs from its transcript'}`)
  if (differences.length > 0) console.log(differences.join('\n'))
  console.log(`Times that Orca was silent and had to be asked: ${asked}`)
}
await site.close()
process.exit()
