import { realpathSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import type { InlineConfig } from 'vite'
import { projectRoot } from './local-settings.ts'

/**
 * Vite's settings for the local site: nothing for pages of another origin, nothing of the folder with the database and
 * the mails. vike lets Vite serve the whole project, so the folder is denied by name, wherever it was moved to.
 */
export function devServerConfig(localDir: string): NonNullable<InlineConfig['server']> {
  return {
    middlewareMode: true,
    cors: false,
    // A build beside it writes documents there: no reason to reload the page.
    watch: { ignored: ['**/.cache/**'] },
    fs: {
      strict: true,
      deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**', `${realPath(localDir)}/**`],
    },
  }
}

/**
 * Whether an address means a file of the folder, in whatever way Vite reads addresses: from the root, or from the
 * file system's with `/@fs/`, encoded or not, in any case where the disk knows none.
 */
export function leadsInto(localDir: string, target: string): boolean {
  let path = target.split(/[?#]/)[0] ?? ''
  for (let i = 0; i < 5 && path.includes('%'); i += 1) {
    try {
      path = decodeURIComponent(path)
    } catch {
      break
    }
  }
  const named = path.replaceAll('\\', '/').replace(/\0.*/, '')
  const onDisk = named.replace(/^(\/+@id)?\/+(__x00__)?/, '/').replace(/^\/@fs\/+/, '/')
  return [join(projectRoot, onDisk), join('/', onDisk)].some((file) => isWithin(localDir, file))
}

function isWithin(folder: string, file: string): boolean {
  return [file, realPath(file)].some((each) =>
    [folder, realPath(folder)].some((outer) => {
      const inner = relative(outer.toLowerCase(), each.toLowerCase())
      return inner === '' || (!inner.startsWith('..') && !isAbsolute(inner))
    }),
  )
}

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
