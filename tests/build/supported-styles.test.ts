import type { Identifier } from '@mdn/browser-compat-data'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { compatData, withoutFeature } from './browser-support.ts'
import { documents } from './built-site.ts'

/** What some supported browser does not know, and why its pages are whole without. */
const known: Readonly<Record<string, string>> = {
  ':details-content': 'folded answers are printed folded',
  ':has': 'the menu button keeps its lines, and the page behind the menu may scroll',
  ':popover-open': 'a class of the fallback stands beside it',
  ':selection': 'marked text has the browser’s own colors',
  '@media (forced-colors)': 'no system has forced colors there',
  '@media (scripting)': 'the form is shown beside what is said to readers without script',
  '@view-transition': 'pages change at once',
  'break-after: avoid': 'a heading may end a printed page',
  'color-mix()': 'a plain grey stands before it',
  'content-visibility': 'folded answers are printed folded',
  'content-visibility: visible': 'folded answers are printed folded',
  'content: / alternative': 'the same mark stands before it, and is read out',
  'cursor: not-allowed': 'there is no pointer',
  'cursor: pointer': 'there is no pointer',
  'cursor: progress': 'there is no pointer',
  'field-sizing': 'a text field has its handle, and scrolls',
  'field-sizing: content': 'a text field has its handle, and scrolls',
  'forced-color-adjust': 'no system has forced colors there',
  'forced-color-adjust: none': 'no system has forced colors there',
  hyphens: '-webkit-hyphens stands beside it',
  'mask-image': 'an ornament does not fade',
  'overscroll-behavior': 'the page behind the menu may scroll; behind a dialog it is locked',
  'overscroll-behavior: contain': 'the page behind the menu may scroll; behind a dialog it is locked',
  'print-color-adjust': 'bullets may be left out on paper',
  'print-color-adjust: exact': 'bullets may be left out on paper',
  resize: 'a phone has no handle at a field, which scrolls',
  'resize: vertical': 'a phone has no handle at a field, which scrolls',
  'scrollbar-gutter': 'lock-scroll.ts keeps the place of the scrollbar by padding',
  'scrollbar-gutter: stable': 'lock-scroll.ts keeps the place of the scrollbar by padding',
  'text-size-adjust':
    '-webkit-text-size-adjust stands beside it; Firefox enlarges nothing on a page made for phones',
  'text-wrap': 'lines break where they break',
  'text-wrap: balance': 'lines break where they break',
  'text-wrap: pretty': 'lines break where they break',
}

/** Every feature of a style sheet that the compatibility data has, by a short name. */
function features(css: string): Map<string, Identifier> {
  const found = new Map<string, Identifier>()
  const add = (name: string, feature: Identifier | undefined) => feature?.__compat && found.set(name, feature)
  const { properties, selectors, 'at-rules': atRules } = compatData.css
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl' && !node.prop.startsWith('--')) {
      const property = properties?.[node.prop]
      add(node.prop, property)
      for (const word of node.value.match(/[a-z-]+(?=\(|\b)/g) ?? [])
        add(`${node.prop}: ${word}`, property?.[word])
      for (const [, word = ''] of node.value.matchAll(/([a-z-]+)\(/g))
        add(`${word}()`, compatData.css['types']?.['color']?.[word])
      if (node.prop === 'content' && / \/ /.test(node.value))
        add('content: / alternative', property?.['alt_text'])
    }
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g))
        add(`:${name}`, selectors?.[name])
    if (node.type === 'atrule') {
      const rule = atRules?.[node.name]
      add(`@${node.name}`, rule)
      for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+)/g))
        add(`@${node.name} (${name})`, rule?.[name])
    }
  })
  return found
}

const all = features(
  [...documents.values()]
    .map(({ root }) =>
      root
        .querySelectorAll('style')
        .map((each) => each.text)
        .join(''),
    )
    .join('\n'),
)

test('what a supported browser does not know of the styles is known, with what becomes of it', () => {
  const missing = [...all]
    .map(([name, feature]) => [name, withoutFeature(feature)] as const)
    .filter(([, browsers]) => browsers.length > 0)
  expect(all.size).toBeGreaterThan(100)
  expect(Object.fromEntries(missing.filter(([name]) => !known[name]))).toEqual({})
  expect(Object.keys(known).filter((name) => !missing.some(([each]) => each === name))).toEqual([])
})
