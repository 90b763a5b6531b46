import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { fontLetters } from '../../content/validation/text-problems.ts'
import { clientDir, everyDocument } from './built-site.ts'

test.each(['figtree', 'newsreader-display'])('%s has every letter that texts may use', async (name) => {
  const font = readFileSync(join(clientDir, `fonts/${name}.woff2`))
  const only = async (letter: string) => await subsetFont(font, letter, { targetFormat: 'sfnt' })
  const none = Buffer.from(await only('\ue000'))
  const missing: string[] = []
  for (const letter of fontLetters) if (none.equals(await only(letter))) missing.push(letter)
  expect(missing).toEqual([])
})

// The content check sees what is written; this also sees what code inserts. Letters of names may be in the fallback font.
test.each(everyDocument)('%s has only signs of the fonts', (_, { root }) => {
  for (const element of root.querySelectorAll('head, script, style, template')) element.remove()
  const letters = [...root.textContent.replace(/\s/g, ' ')]
  expect(letters.length).toBeGreaterThan(100)
  const isDrawn = (letter: string) => fontLetters.includes(letter) || /\p{Script=Latin}/u.test(letter)
  expect(letters.filter((letter) => !isDrawn(letter))).toEqual([])
})
