import { readFileSync } from 'node:fs'
import type { Identifier } from '@mdn/browser-compat-data'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { compatData, withoutFeature } from './browser-support.ts'
import { clientDir, documents } from './built-site.ts'

/** Features that some supported browsers lack, and what happens without them. A property stands for its values. */
const fallbacks: Readonly<Record<string, string>> = {
  ':details-content': 'collapsed answers are printed collapsed',
  ':has':
    'the menu button keeps its icon, the page behind the menu may scroll, three cards may stand two and one',
  ':popover-open': 'the polyfill’s class is in the same :is() list',
  ':selection': 'selected text has the browser’s own colors',
  '@media (forced-colors)': 'the system has no forced colors',
  '@media (scripting)': '/your-call reserves no height for its island',
  '@view-transition': 'pages change without a transition',
  'animation-range': 'a pattern in view is drawn already, and phones have no Book in the header',
  'animation-timeline': 'a pattern in view is drawn already, and phones have no Book in the header',
  'animation-timeline: scroll': 'phones have no Book in the header',
  'animation-timeline: view': 'a pattern in view is drawn already',
  'break-after: avoid': 'a heading may end a printed page',
  'color-mix()': 'a plain gray is declared before it',
  'contain-intrinsic-size': 'all sections are laid out before the first paint',
  'content-visibility': 'collapsed answers are printed collapsed',
  'content-visibility: auto': 'all sections are laid out before the first paint',
  'content: / alternative': 'the mark is declared without alternative text before it, and is read out',
  'cursor: not-allowed': 'there is no pointer',
  'cursor: pointer': 'there is no pointer',
  'cursor: progress': 'there is no pointer',
  'field-sizing': 'a text area has a resize handle and scrolls',
  'forced-color-adjust': 'the system has no forced colors',
  'grid-template-rows: subgrid': 'the tables of the typical cases may begin at different heights',
  hyphens: '-webkit-hyphens is declared too',
  'interpolate-size': 'answers open at once',
  'mask-image': 'the pattern of a closing card begins at a straight edge',
  'overflow: clip': 'answers open at once',
  'overscroll-behavior': 'the page behind the menu may scroll; behind a dialog it is locked',
  'position-area': 'menus open in the middle of the window',
  'print-color-adjust': 'bullets may not be printed',
  resize: 'a phone has no resize handle; the field scrolls',
  'scrollbar-gutter': 'show-modal.ts reserves the scrollbar’s width with padding',
  'text-size-adjust':
    '-webkit-text-size-adjust is declared too; Firefox does not inflate text on pages with a mobile viewport',
  'text-wrap': 'lines wrap normally',
  'view-transition-name': 'pages change without a transition',
}

/** Every feature of a style sheet that MDN's data covers, by a short name. */
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

const inline = [...documents.values()].flatMap(({ root }) => root.querySelectorAll('style'))
const sheets = filesBelow(clientDir).filter((file) => file.endsWith('.css'))
const css = [...inline.map((style) => style.text), ...sheets.map((file) => readFileSync(file, 'utf8'))].join(
  '\n',
)
const all = features(css)

test('every style that a supported browser lacks is listed with what happens without it', () => {
  const missing = [...all]
    .map(([name, feature]) => [name, withoutFeature(feature)] as const)
    .filter(([, browsers]) => browsers.length > 0)
  expect(all.size).toBeGreaterThan(100)
  const isListed = (name: string) => name in fallbacks || name.replace(/: .*/, '') in fallbacks
  expect(Object.fromEntries(missing.filter(([name]) => !isListed(name)))).toEqual({})
  expect(Object.keys(fallbacks).filter((name) => !missing.some(([each]) => each === name))).toEqual([])
})

test('no animation fades text, which would have too little contrast until it ends', () => {
  const fading: string[] = []
  postcss.parse(css).walkAtRules('keyframes', (animation) => {
    if (/opacity/.test(animation.toString())) fading.push(animation.toString())
  })
  expect(fading).toEqual([])
})
