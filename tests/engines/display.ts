import { spawn, spawnSync } from 'node:child_process'

export const display = {
  name: 'A screen without a monitor',
  packages: ['xvfb'],
  isHere: () => spawnSync('which', ['Xvfb']).status === 0,
}

/** A screen of its own without a monitor. A browser that is told to be headless never gives its page the focus. */
export async function startDisplay(): Promise<{ name: string; close: () => void }> {
  // The server takes the first number that is free, and writes it to the file descriptor 3.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.stdio[3]?.once('data', (said: Buffer) => resolve(said.toString().trim()))
  })
  return { name: `:${number}`, close: () => server.kill() }
}
