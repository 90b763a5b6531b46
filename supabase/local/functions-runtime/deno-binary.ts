import { accessSync, chmodSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The platform's binary package, a dependency of npm's `deno` package. */
function binaryPackage(platform: NodeJS.Platform, architecture: string): string | undefined {
  if (architecture !== 'x64' && architecture !== 'arm64') return undefined
  if (platform === 'win32' || platform === 'darwin') return `@deno/${platform}-${architecture}`
  return platform === 'linux' ? `@deno/linux-${architecture}-glibc` : undefined
}

/**
 * The path of the Deno binary that npm installed. Looks in the platform's own package, because the launcher of the
 * `deno` package needs its install script, and `npm ci --ignore-scripts` must be enough.
 *
 * @throws Error saying what to do, if this platform has no binary or it is not installed
 */
export function denoBinary(platform = process.platform, architecture = process.arch): string {
  const name = binaryPackage(platform, architecture)
  if (!name)
    throw new Error(
      `The server functions need Deno, which npm does not offer for ${platform} ${architecture}.`,
    )

  const fromHere = createRequire(import.meta.url)
  const fromDeno = createRequire(fromHere.resolve('deno/package.json'))
  let folder: string
  try {
    folder = dirname(fromDeno.resolve(`${name}/package.json`))
  } catch {
    throw new Error(`The package ${name} is missing. Run "npm ci" without leaving optional packages out.`)
  }

  const binary = join(folder, platform === 'win32' ? 'deno.exe' : 'deno')
  makeExecutable(binary)
  return binary
}

/** Unpacking a package may lose the executable bit, which `deno`'s install script would restore. */
function makeExecutable(binary: string): void {
  try {
    accessSync(binary, constants.X_OK)
  } catch {
    chmodSync(binary, 0o755)
  }
}
