import { readFileSync } from 'node:fs'

/** Names of Vite's for those of the list; the others are Chromium by another name. */
const targets: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * The oldest version of each browser that is supported, by browserslist's names: 'ios_saf', '15.6'. The list is in
 * package.json, where other tools look for it.
 *
 * @throws Error where an entry is no lower end, which is all that this reads
 */
export function oldestBrowsers(): ReadonlyMap<string, string> {
  const { browserslist } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { browserslist: string[] }
  return new Map(
    browserslist.map((entry) => {
      const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
      if (!name || !version)
        throw new Error(`browserslist in package.json: "${entry}" is not "name >= version"`)
      return [name, version]
    }),
  )
}

/** What scripts are written down to. */
export const buildTargets = (): string[] =>
  [...oldestBrowsers()].flatMap(([name, version]) => (targets[name] ? [`${targets[name]}${version}`] : []))
