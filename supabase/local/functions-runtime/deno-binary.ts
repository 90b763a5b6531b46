import { chmodSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The path of the Deno binary that npm installed, in the platform's own package: the launcher of the `deno` package
 * needs its install script, and `npm ci --ignore-scripts` must be enough.
 */
export function denoBinary(): string {
  const name = `@deno/${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`
  const fromDeno = createRequire(createRequire(import.meta.url).resolve('deno/package.json'))
  try {
    const folder = dirname(fromDeno.resolve(`${name}/package.json`))
    const binary = join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno')
    // Unpacking a package may lose the executable bit.
    chmodSync(binary, 0o755)
    return binary
  } catch (cause) {
    throw new Error(
      `The server functions need Deno, but npm has not installed ${name}. Run "npm ci" without leaving optional packages out.`,
      { cause },
    )
  }
}
