import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { projectRoot } from '../../supabase/local/local-settings.ts'

/**
 * Each server function as one JavaScript file, by name, with what it imports of `content/`. Platforms do not agree on
 * whether a function may import files outside its folder. Packages stay imports: Deno fetches them by name and version.
 *
 * @throws Error that names a package which is not among the dependencies
 */
export async function bundleFunctions(): Promise<Record<string, string>> {
  const folder = join(projectRoot, 'supabase/functions')
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')))
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: names.map((name) => ({ in: `supabase/functions/${name}/index.ts`, out: name })),
    outdir: '.',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    plugins: [versionedPackages],
  })
  return Object.fromEntries(names.map((name, i) => [name, outputFiles[i]?.text ?? '']))
}

const versionedPackages: Plugin = {
  name: 'versioned packages',
  setup({ onResolve }) {
    const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined
      if (path.startsWith('node:')) return { external: true, path }
      const [, name = path, inside = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(path) ?? []
      const version: string | undefined = dependencies[name]
      if (!version) return { errors: [{ text: `${name} is not in the dependencies of package.json` }] }
      return { external: true, path: `npm:${name}@${version}${inside}` }
    })
  },
}
