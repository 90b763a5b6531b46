import { spawn, spawnSync } from 'node:child_process'

export const display = {
  name: 'Virtual display',
  packages: ['xvfb'],
  isInstalled: () => spawnSync('which', ['Xvfb']).status === 0,
}

/** Starts a virtual X display. A headless browser never focuses its page. */
export async function startDisplay(): Promise<{ name: string; close: () => void }> {
  // Xvfb picks the first free display number and writes it to file descriptor 3.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.stdio[3]?.once('data', (output: Buffer) => resolve(output.toString().trim()))
  })
  return { name: `:${number}`, close: () => server.kill() }
}
