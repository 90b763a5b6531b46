import { expect, test } from 'vitest'
import { type LockEntry, readLockFile } from './lock-file.ts'
import { lockProblems } from './lock-problems.ts'

const allowed = {
  installScripts: { builder: 'why' },
  licences: ['MIT', 'ISC', 'Zlib'],
  licencesInFiles: { old: 'MIT' },
  toolLicences: { tool: 'GPL-3.0-only' },
}
const good: LockEntry = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' }
const problems = (changes: LockEntry, name = 'a') => {
  const packages = { '': {}, [`node_modules/${name}`]: { ...good, ...changes } }
  return lockProblems({ packages }, allowed)
}

test.each<[LockEntry, string?]>([
  [{}],
  [{ license: '(MIT OR GPL-3.0)' }],
  [{ license: '(MIT AND Zlib)' }],
  [{ license: 'GPL-3.0-only', dev: true }, 'tool'],
  [{ hasInstallScript: true }, 'builder'],
  [{ hasInstallScript: true }, 'x/node_modules/builder'],
])('%j %s is let in', (changes, name) => {
  expect(problems(changes, name)).toEqual([])
})

test.each<[LockEntry, RegExp, string?]>([
  [{ integrity: '' }, /no sha512 hash/],
  [{ integrity: 'sha1-abc' }, /no sha512 hash/],
  // npm writes packages of other platforms down without having seen them.
  [{ integrity: '', optional: true }, /no sha512 hash/],
  [{ hasInstallScript: true }, /runs a script/],
  [{ hasInstallScript: true }, /runs a script/, '@x/builder'],
  [{ hasInstallScript: true }, /runs a script/, 'toString'],
  [{ license: 'GPL-3.0-only' }, /licence is GPL/, 'tool'],
  [{ license: 'GPL-3.0' }, /licence is GPL-3\.0/],
  [{ license: '(MIT AND GPL-3.0)' }, /licence is/],
  [{ license: 'MITTEN' }, /licence is/],
  [{ resolved: 'https://registry.example.org/a.tgz' }, /registry\.example\.org/],
  [{ resolved: 'git+ssh://git@host.example/a.git' }, /host\.example/],
  [{ link: true }, /link/],
])('%j is not: %s', (changes, reason, name) => {
  expect(problems(changes, name)).toEqual([expect.stringMatching(reason)])
})

test('a package that tells no licence is looked up in the list', () => {
  const { license: _, ...untold } = good
  expect(lockProblems({ packages: { 'node_modules/old': untold } }, allowed)).toEqual([])
  expect(lockProblems({ packages: { 'node_modules/new': untold } }, allowed)).toEqual([
    expect.stringMatching(/not told/),
  ])
})

test('the lock file has more than a few packages to look at', () => {
  expect(Object.keys(readLockFile().packages).length).toBeGreaterThan(400)
})
