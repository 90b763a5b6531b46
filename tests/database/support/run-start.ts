import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneDatabaseTemplate } from '../../../supabase/local/database-template.ts'
import { projectRoot } from '../../../supabase/local/local-settings.ts'

/** The arguments of Node for a command in supabase/local, as in package.json. */
export const commandLine = (script: string) => [
  '--import',
  'tsx',
  join(projectRoot, 'supabase/local', script),
]

/** Creates a data folder for `npm start`: an empty database and a site with one page. */
export async function startFolder(name: string): Promise<{ folder: string; env: NodeJS.ProcessEnv }> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const site = join(folder, 'dist')
  mkdirSync(join(site, 'client'), { recursive: true })
  writeFileSync(join(site, 'client/index.html'), 'home')
  await cloneDatabaseTemplate(join(folder, 'database'))
  const env = { ...process.env, PORT: '0', LOCAL_DIR: folder, SITE_DIR: site, HOST: '', DATABASE_URL: '' }
  return { folder, env }
}

/** Runs `npm start -- --no-build`; `url` resolves once it is ready. */
export function runStart(env: NodeJS.ProcessEnv): { child: ChildProcess; url: Promise<string> } {
  const child = spawn(process.execPath, [...commandLine('start.ts'), '--no-build'], { env, stdio: 'pipe' })
  return { child, url: printedAddress(child) }
}

/** Resolves with the URL that `npm start` or `npm run dev` prints. */
export function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
      const address = /Site +(http\S+)[\s\S]*Stop/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('exit', () => reject(new Error(output)))
  })
}
