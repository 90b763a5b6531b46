import { spawn } from 'node:child_process'

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the person's own browser; where there is none, the printed address is enough. */
export function openInBrowser(url: string): void {
  const [command = 'xdg-open', ...args] = openers[process.platform] ?? []
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}
