import { brands, preferred } from '../../words.ts'
import type { Finding } from './finding.ts'

const letters = (name: string) => name.toLowerCase().replace(/[ ’-]/g, '')

/** Matches each name with any capitalization, and with a space, a hyphen or nothing between its parts. */
const patterns = brands.map((brand) => {
  const parts = brand.split(/[ ’-]|(?<=\p{Ll})(?=\p{Lu})/u).map((part) => part.replace('.', '\\.'))
  return {
    name: letters(brand),
    pattern: new RegExp(`(?<![\\p{L}\\d-])${parts.join('[ ’-]?')}(?![\\p{L}\\d-])`, 'giu'),
  }
})
const known: ReadonlySet<string> = new Set(brands)

/** Product names with the wrong spelling or capitalization, and words for which the site prefers another spelling. */
export function brandFindings(text: string): Finding[] {
  const bare = letters(text)
  const misspelled = patterns.flatMap(({ name, pattern }) =>
    bare.includes(name)
      ? [...text.matchAll(pattern)].map(([words]) => words).filter((words) => !known.has(words))
      : [],
  )
  return [
    ...[...new Set(misspelled)].map((words) => ({
      words,
      message: 'is a misspelled name',
      instead: brands.find((brand) => letters(brand) === letters(words)),
    })),
    ...preferred.flatMap(([pattern, instead]) => {
      const words = pattern.exec(text)?.[0]
      return words ? [{ words, message: 'is spelled differently on this site', instead }] : []
    }),
  ]
}
