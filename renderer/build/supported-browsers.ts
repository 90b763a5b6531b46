import { readFileSync } from 'node:fs'

/**
 * The oldest supported version of each browser, by its name in browserslist: 'ios_saf', '15.6'. Read from package.json,
 * which other tools read too.
 *
 * @throws Error if an entry is not of the form `name >= version`
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

/** The values of Vite's `build.target`, which has no name for Samsung's Chromium. */
export const buildTargets = (): string[] =>
  [...oldestBrowsers()].flatMap(([name, version]) =>
    name === 'samsung' ? [] : [name.replace('ios_saf', 'ios') + version],
  )
