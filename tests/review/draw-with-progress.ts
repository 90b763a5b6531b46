import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDrawn } from './drawn.ts'

/** Draws subjects in a checkout, and says how far it is. */
export async function drawWithProgress(
  title: string,
  { cwd, out, options = [] }: { cwd: string; out: string; options?: readonly string[] },
): Promise<string[]> {
  const child = spawn('npx', ['--no-install', 'tsx', 'tests/review/draw.ts', '--out', out, ...options], {
    cwd,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const progress = reporter(title, out)
  const code = await new Promise((done, failed) => child.once('error', failed).once('close', done))
  progress.end()
  if (code !== 0) throw new Error(`${title}: drawing failed\n${output}`)
  return subjectsIn(out)
}

const subjectsIn = (out: string): string[] => {
  const file = join(out, 'subjects.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}

function reporter(title: string, out: string) {
  const { isTTY } = process.stdout
  let said = ''
  const tell = () => {
    const names = subjectsIn(out)
    const done = names.filter((name) => isDrawn(out, name)).length
    const line =
      names.length === 0 ? `${title}: building the site` : `${title}: ${done} of ${names.length} drawn`
    if (line === said) return
    said = line
    process.stdout.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  tell()
  const timer = setInterval(tell, isTTY ? 1_000 : 15_000)
  return {
    end() {
      clearInterval(timer)
      tell()
      if (isTTY) process.stdout.write('\n')
    },
  }
}
