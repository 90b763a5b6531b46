import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { lockPath, packageName, readLockFile } from './lock-file.ts'

/*
 * `npm run lock`: gives the packages of other platforms, which npm writes down without having seen them, their hash and
 * licence, as the registry tells them.
 */

const lock = readLockFile()
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || (entry.integrity && entry.license)) continue
  const name = packageName(path)
  const view = ['view', `${name}@${entry.version}`, 'dist.integrity', 'license', '--json']
  const answer = await promisify(execFile)('npm', view).catch(() => undefined)
  const told = JSON.parse(answer?.stdout || '{}') as Record<string, string | undefined>
  const { 'dist.integrity': integrity, license } = told
  if (integrity) entry.integrity ??= integrity
  if (license) entry.license ??= license
  console.log(
    `${name}@${entry.version}: ${integrity || license ? 'completed' : 'the registry does not hold it'}`,
  )
}
writeFileSync(lockPath, `${JSON.stringify(lock, null, 2)}\n`)
