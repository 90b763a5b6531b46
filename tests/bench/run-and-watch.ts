import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type Cost = { 'wall, s': number; 'CPU, s': number | undefined; 'memory, MB': number | undefined }

/**
 * Runs a command to its end, and says what it took, with all processes that it started: the time, that of all cores,
 * and the most memory that they held together. The two latter are read from Linux's `/proc`; elsewhere they are missing.
 *
 * @throws Error with the command's output when it fails
 */
export async function runAndWatch(command: readonly string[], cwd: string): Promise<Cost> {
  const [program = '', ...args] = command
  const began = performance.now()
  const cpuBefore = childrenCpu()
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-10_000)
    })
  }
  let most = 0
  let watch: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const began = performance.now()
    most = Math.max(most, memoryOf(child.pid ?? 0))
    // A look at gigabytes takes a while: what is measured should have the machine nearly for itself.
    watch = setTimeout(look, Math.max(200, 20 * (performance.now() - began)))
  }
  look()
  const code = await new Promise((done) => child.once('close', done))
  clearTimeout(watch)
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${cwd}:\n${output}`)
  const cpuAfter = childrenCpu()
  return {
    'wall, s': tenths((performance.now() - began) / 1000),
    'CPU, s': cpuBefore === undefined || cpuAfter === undefined ? undefined : tenths(cpuAfter - cpuBefore),
    'memory, MB': most > 0 ? Math.round(most) : undefined,
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** Seconds of all cores that ended children took, and theirs. Linux counts a hundred ticks a second. */
function childrenCpu(): number | undefined {
  const fields = read('/proc/self/stat')
    ?.replace(/^.*\) /, '')
    .split(' ')
  return fields && (Number(fields[13]) + Number(fields[14])) / 100
}

/** MB that a process and those below it hold; what they share is counted once. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>()
  let names: string[] = []
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return 0
  }
  for (const name of names) {
    const parent = read(`/proc/${name}/stat`)
      ?.replace(/^.*\) /, '')
      .split(' ')[1]
    if (parent) parents.set(Number(name), Number(parent))
  }
  const isBelow = (id: number): boolean =>
    id === root || (parents.has(id) && isBelow(parents.get(id) as number))
  return [...parents.keys()].filter(isBelow).reduce((sum, id) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`) ?? '')?.[1]
    return sum + Number(kilobytes ?? 0) / 1024
  }, 0)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
