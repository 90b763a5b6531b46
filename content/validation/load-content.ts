import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import { type Content, contentOf } from './loaded-content.ts'

/** Files in `content/` that are not content modules. */
const notContent =
  /^content\/(model|validation)\/|\.test\.ts$|^content\/(validate|release|new|write-released-routes)\.ts$|\.d\.ts$/

/**
 * Loads all content from its source files instead of importing it, so that the dev server sees each edit.
 *
 * @throws Error with esbuild's messages if a module cannot be parsed
 */
export async function loadContent(root: string): Promise<Content> {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.split(sep).join('/')}`)
    .filter((file) => /\.(ts|json)$/.test(file) && !notContent.test(file))
    .sort()
  const entry = files
    .map((file, i) => `import * as m${i} from './${file}'`)
    .concat(`export const all = [${files.map((_, i) => `m${i}`).join()}]`)
    .join('\n')
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'content',
    platform: 'node',
    logLevel: 'silent',
  })
  const { all } = runInThisContext(`${outputFiles[0]?.text};content`) as { all: Record<string, unknown>[] }
  return contentOf(
    new Map(files.map((file, i) => [file, all[i] ?? {}])),
    new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  )
}
