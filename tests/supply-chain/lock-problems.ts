import { type LockFile, packageName } from './lock-file.ts'

type Allowed = {
  installScripts: Readonly<Record<string, string>>
  licences: readonly string[]
  /** Of packages that name their licence in a file alone. */
  licencesInFiles: Readonly<Record<string, string>>
  /** Of packages that are no part of the product. */
  toolLicences: Readonly<Record<string, string>>
}

/** What the lock file lets in that nobody has allowed, one line each. */
export function lockProblems({ packages }: LockFile, allowed: Allowed): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    // The project itself.
    if (path === '') return []
    const name = packageName(path)
    const what = `${path}@${entry.version ?? ''}`
    const licence = entry.license ?? allowed.licencesInFiles[name]
    return [
      ...(entry.link ? [`${what}: is a link to a folder`] : []),
      ...(entry.integrity?.startsWith('sha512-') ? [] : [`${what}: has no sha512 hash; run npm run lock`]),
      ...(entry.resolved ? [`${what}: names where it came from, ${new URL(entry.resolved).host}`] : []),
      ...(entry.hasInstallScript && !Object.hasOwn(allowed.installScripts, name)
        ? [`${what}: runs a script when it is installed, and is not on the list`]
        : []),
      ...(isAllowed(licence ?? '', allowed.licences) || (entry.dev && allowed.toolLicences[name] === licence)
        ? []
        : [`${what}: its licence is ${licence ?? 'not told'}, which is not on the list`]),
    ]
  })
}

/** An SPDX expression of names, OR, AND and parentheses around the whole. */
function isAllowed(expression: string, licences: readonly string[]): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return alternatives.some((each) => each.split(' AND ').every((name) => licences.includes(name)))
}
