import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { plantedChanges } from './changes.ts'
import type { PlantedChange } from './planted-change.ts'
import { reportsOf } from './reports.ts'

/*
 * `npm run planted`: changes in a copy of the project what visitors see, hear and are sent, in dozens of places, one at a
 * time, and demands that the pictures' tests name each: page, width, state and place. `npm run planted -- wizard paper`
 * takes those that say one of these.
 */

const words = process.argv.slice(2)
const wanted = plantedChanges.filter(
  ({ plants }) => words.length === 0 || words.some((word) => plants.includes(word)),
)
// Before minutes are spent on the others.
const unplantable = plantedChanges.filter((change) => !isPlantable(change))
if (unplantable.length > 0) {
  const texts = unplantable.map(({ plants, file }) => `${file}: ${plants}`)
  throw new Error(`Correct the changes: what they replace stands nowhere, or twice, in\n${texts.join('\n')}`)
}
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && existsSync(join(projectRoot, file)))

const folder = mkdtempSync(join(tmpdir(), 'planted-'))
let noticed = 0
try {
  for (const file of files) cpSync(join(projectRoot, file), join(folder, file))
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  for (const change of wanted) {
    const path = join(folder, change.file)
    const before = readFileSync(path)
    plant(folder, change)
    if (isNoticed(change, draw(folder, change.subject))) noticed++
    // As it was copied: who edits the project meanwhile does not edit the copy.
    writeFileSync(path, before)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${noticed} of ${wanted.length} planted changes are noticed`)
process.exitCode = wanted.length > 0 && noticed === wanted.length ? 0 : 1

function isPlantable({ file, edit }: PlantedChange): boolean {
  if ('fileInstead' in edit) return existsSync(join(projectRoot, edit.fileInstead))
  return readFileSync(join(projectRoot, file), 'utf8').split(edit[0]).length === 2
}

function plant(folder: string, { file, edit }: PlantedChange): void {
  const path = join(folder, file)
  if ('fileInstead' in edit) {
    copyFileSync(join(folder, edit.fileInstead), path)
    return
  }
  const [text, instead] = edit
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(text, () => instead),
  )
}

/** What the test of a subject says of the site as it is now; it builds that first. */
function draw(folder: string, subject: string): string {
  const name = subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const { stdout, stderr } = spawnSync(
    'npx',
    [
      ...['--no-install', 'playwright', 'test', 'agreed', '--config', 'tests/playwright.config.ts'],
      ...['--project', 'visual', '--reporter', 'json', '--grep', `(^| )${name} is as agreed`],
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      env: { ...process.env, CI: '', NO_COLOR: '1' },
    },
  )
  const reports = stdout.includes('{') ? reportsOf(stdout) : new Map<string, string>()
  // Said as a change that nobody noticed: the others are still planted.
  if (reports.size === 0) return `Nothing was drawn: ${stderr.slice(-2000)} ${stdout.slice(-2000)}`
  return reports.get(subject) ?? ''
}

function isNoticed({ plants, subject, view, place }: PlantedChange, report: string): boolean {
  // The view, and below it, set in, a line for each place.
  const lines =
    report
      .split(`\n${view}:\n`)[1]
      ?.split(/\n(?! {2})/)[0]
      ?.split('\n') ?? []
  const found = lines.map((line) => line.trim()).find((line) => place.test(line))
  const said = `${subject}, ${view}: ${found}`
  console.log(found ? `noticed: ${plants}\n         ${said.slice(0, 160)}` : `MISSED: ${plants}`)
  if (!found)
    console.log(
      `        ${subject}, ${view}; it says: ${(lines.join('; ') || report || 'nothing').slice(0, 1200)}`,
    )
  return found !== undefined
}
