import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import { type Content, contentOf } from './content.ts'

/** Folders of `content/` that hold no values. */
const noValues =
  /^content\/(model|validation)\/|\.test\.ts$|^content\/(validate|release|new|write-released-routes)\.ts$|\.d\.ts$/

/**
 * Reads all content from its sources, whatever was imported before: the same way for the command, the page while
 * developing, and the tests that edit it wrongly.
 *
 * @param edits sources to take instead of the files, by path from the root; undefined for a file that is not there
 * @throws Error in the compiler's words when a module cannot be read
 */
export async function loadContent(
  root: string,
  edits: ReadonlyMap<string, string | undefined> = new Map(),
): Promise<Content> {
  const sources = readSources(root, edits)
  const files = [...sources.keys()]
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
    plugins: [
      {
        name: 'sources',
        setup(builder) {
          // A file that an edit adds is nowhere on the disk.
          builder.onResolve({ filter: /\.ts$/ }, ({ path, resolveDir }) => {
            const file = resolve(resolveDir, path)
            return sources.has(projectPath(root, file)) ? { path: file } : undefined
          })
          builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const source = sources.get(projectPath(root, path))
            return source === undefined ? undefined : { contents: source, loader: 'ts' }
          })
        },
      },
    ],
  })
  const { all } = runInThisContext(`${outputFiles[0]?.text};content`) as { all: Record<string, unknown>[] }
  return contentOf(new Map(files.map((file, i) => [file, all[i] ?? {}])), sources)
}

function readSources(root: string, edits: ReadonlyMap<string, string | undefined>): Map<string, string> {
  const sources = new Map<string, string>()
  for (const name of readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).sort()) {
    const file = `content/${name.split(sep).join('/')}`
    if (file.endsWith('.ts') && !noValues.test(file) && !edits.has(file)) {
      sources.set(file, readFileSync(join(root, file), 'utf8'))
    }
  }
  for (const [file, source] of edits)
    if (source !== undefined && !noValues.test(file)) sources.set(file, source)
  return sources
}

const projectPath = (root: string, path: string) => relative(root, path).split(sep).join('/')
