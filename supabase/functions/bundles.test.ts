import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const readJson = (path: string) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'))
const functions = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map((entry) => entry.name)

/**
 * A deploy uploads index.ts, the files it imports, and the function's own deno.json. A package missing from deno.json
 * breaks the bundle of all functions.
 */
describe.each(functions)('%s', (name) => {
  const imports: Record<string, string> = readJson(`${name}/deno.json`).imports

  test('bundles without files outside supabase/functions', async () => {
    const { metafile } = await build({
      absWorkingDir: folder,
      entryPoints: [`${name}/index.ts`],
      bundle: true,
      format: 'esm',
      write: false,
      metafile: true,
      plugins: [
        {
          name: 'packages of deno.json',
          setup: ({ onResolve }) => {
            onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
              if (kind === 'entry-point') return
              if (path in imports || path.startsWith('node:')) return { external: true }
              return { errors: [{ text: `deno.json does not name “${path}”` }] }
            })
          },
        },
      ],
    })
    expect(Object.keys(metafile.inputs).filter((file) => file.startsWith('..'))).toEqual([])
  })

  test('uses the package versions of package.json', () => {
    const { dependencies } = readJson('../../package.json')
    for (const [specifier, target] of Object.entries(imports)) {
      const [packageName = '', ...path] = specifier.split('/')
      expect(target).toBe([`npm:${packageName}@${dependencies[packageName]}`, ...path].join('/'))
    }
  })
})
