import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brotli } from '../../renderer/build/brotli.ts'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { changeOneWord, growSite } from './grow-site.ts'
import { runAndWatch } from './run-and-watch.ts'

/**
 * What a returning visitor fetches again after a deploy that changed one word of one page: the files that are new or
 * other than before. All else is in the browser's cache under its hash, or answered with 304.
 */
export async function oneWordDeploy(): Promise<Record<string, number>> {
  const folder = join(mkdtempSync(join(tmpdir(), 'one-word-')), 'site')
  const built = async () => {
    await runAndWatch(['npm', 'run', '--silent', 'build'], folder)
    const client = join(folder, 'dist/client')
    return new Map(
      filesBelow(client)
        .filter((file) => !/\.(br|gz)$/.test(file))
        .map((file) => [relative(client, file), readFileSync(file)]),
    )
  }
  try {
    growSite(folder, 1)
    const before = await built()
    changeOneWord(folder)
    const after = await built()
    const changed = [...after].filter(([name, content]) => hash(before.get(name)) !== hash(content))
    const bytes = (kind: RegExp) =>
      changed
        .filter(([name]) => kind.test(name))
        .reduce((sum, [, content]) => sum + brotli(content).length, 0)
    const count = (kind: RegExp) => changed.filter(([name]) => kind.test(name)).length
    return {
      'documents that changed': count(/\.html$/),
      'bytes of these documents': bytes(/\.html$/),
      'scripts, styles and fonts that changed': count(/^(assets|fonts)\//),
      'bytes of these': bytes(/^(assets|fonts)\//),
    }
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
}

const hash = (content: Uint8Array | undefined) =>
  content && createHash('sha256').update(content).digest('hex')
