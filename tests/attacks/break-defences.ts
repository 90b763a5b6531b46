import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { type Defence, defences } from './defences.ts'

/*
 * `npm run defences`: takes each line of defence out of a copy of the project, and demands that its tests fail. A test
 * that stays green there guards nothing. `npm run defences -- mails` takes those whose words match.
 */

const wanted = defences.filter(({ against }) => against.includes(process.argv[2] ?? ''))
const folder = mkdtempSync(join(tmpdir(), 'defences-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' }).split('\0')
for (const file of files.filter((each) => each && !each.startsWith('visual-baselines/')))
  cpSync(join(projectRoot, file), join(folder, file))
symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))

const unguarded = wanted.filter((defence) => !isGuarded(defence))
console.log(`${wanted.length - unguarded.length} of ${wanted.length} defences are missed when they are gone`)
process.exitCode = wanted.length > 0 && unguarded.length === 0 ? 0 : 1

function isGuarded({ against, file, edits, tests, named }: Defence): boolean {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, edits.reduce(without, text))
  const names = named ? ['--testNamePattern', named] : []
  const { status, stdout } = spawnSync(
    'npx',
    ['--no-install', 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...names, ...tests],
    { cwd: folder, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  )
  writeFileSync(path, text)
  // A test must have failed: a file that cannot be read proves nothing.
  const failed = /Tests .*?(\d+) failed/.exec(stdout)?.[1]
  const guarded = status !== 0 && failed !== undefined
  console.log(`${guarded ? `${failed} fail` : 'NOT MISSED'}: ${against}`)
  return guarded
}

function without(text: string, [defending, instead]: Defence['edits'][number]): string {
  if (text.split(defending).length !== 2)
    throw new Error(`Correct defences.ts; this stands nowhere, or more than once: ${defending}`)
  return text.replace(defending, () => instead)
}
