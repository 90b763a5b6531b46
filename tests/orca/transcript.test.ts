import { expect, test } from 'vitest'
import { asks } from './reader.ts'
import { compared } from './transcript.ts'

const kept = `> Return
Thank You panel.
Your request is in.

> Tab
Browse mode
Close push button.
`

test('the same words agree, whatever the desktop says besides', () => {
  expect(compared(kept, kept.replace('Browse mode\n', 'clickable.\n')).differences).toEqual([])
})

test('words that are missing, doubled or in another order are named', () => {
  expect(compared(kept, kept.replace('Your request is in.\n', '')).differences).toEqual([
    '- Your request is in',
  ])
  const doubled = kept.replace('Thank You panel.\n', 'Thank You panel.\nThank You panel.\n')
  expect(compared(kept, doubled).differences).toEqual(['+ Thank You panel'])
  const turned = kept.replace(/(Thank.*\n)(Your.*\n)/, '$2$1')
  expect(compared(kept, turned).differences).toHaveLength(2)
})

test('a reader that had to be asked is counted, and has said the same', () => {
  const asked = kept.replace(/(> Return\n)(.*\n)(.*\n)/, `$1\n> ${asks}\nThank You panel.\n`)
  expect(compared(kept, asked)).toEqual({ differences: [], asked: 1 })
})

test('where a line that is read on ends is no difference', () => {
  const wide = '> Down\nOpen in Outlook link.\n\n> Down\nYour mail has a link too.\n'
  const narrow = '> Down\nOpen in Outlook link.\n\n> Down\nYour mail has\n\n> Down\na link too.\n'
  expect(compared(narrow, wide).differences).toEqual([])
  expect(compared(narrow, wide.replace(' too', '')).differences).toHaveLength(2)
})
