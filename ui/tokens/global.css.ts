import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { color, font, headerHeight, text } from './tokens.css.ts'

/*
 * `optional`: on a slow connection the page stays in the fallback font and never jumps; the next page has the font.
 * The files are written by `npm run generate -- fonts`.
 */
globalFontFace('Figtree', {
  src: "url('/fonts/figtree.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'optional',
})
globalFontFace('Newsreader Display', {
  src: "url('/fonts/newsreader-display.woff2') format('woff2')",
  fontWeight: '500',
  fontDisplay: 'optional',
})
globalFontFace('Body Fallback', {
  src: "local('Arial')",
  sizeAdjust: '98%',
  ascentOverride: '97%',
  descentOverride: '24%',
})
globalFontFace('Display Fallback', {
  src: "local('Georgia')",
  sizeAdjust: '91%',
  ascentOverride: '84%',
  descentOverride: '29%',
})

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Safari brings the caret of a field into view, not the field: this much above it, its label comes along.
  scrollPaddingTop: `min(${headerHeight} + 3.25rem, 48vh)`,
  // Of a field, browsers scroll the line with the caret into view: this much below it comes along.
  scrollPaddingBottom: 'min(6rem, 15vh)',
})
globalStyle('body', {
  margin: 0,
  // The header is fixed over it.
  paddingTop: headerHeight,
  background: color.paper,
  color: color.text,
  fontFamily: font.body,
  fontSize: text.body,
  lineHeight: 1.6,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // In letters of 200 % a window of a phone has no room for a long word: no box is as wide as one.
  '@media': { '(max-width: 30rem)': { overflowWrap: 'anywhere' } },
})
// There, long words of headings are hyphenated.
globalStyle('h1, h2, h3, h4', {
  '@media': { '(max-width: 15rem)': { WebkitHyphens: 'auto', hyphens: 'auto' } },
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
})
globalStyle('h1, h2', {
  fontFamily: font.display,
  fontWeight: 500,
  lineHeight: 1.08,
  letterSpacing: '-0.018em',
  // A word that is wider than the window breaks, in a grid too.
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
globalStyle('h3, h4', {
  fontSize: text.h3,
  fontWeight: 650,
  lineHeight: 1.25,
  letterSpacing: '-0.008em',
  textWrap: 'balance',
})
globalStyle('h4', { fontSize: text.body })
globalStyle('h1', { fontSize: text.h1 })
globalStyle('h2', { fontSize: text.h2 })
globalStyle('p, li', { textWrap: 'pretty' })
globalStyle('ul[role=list], ol[role=list]', { listStyle: 'none' })
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.07em' })
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('svg', { display: 'block', flexShrink: 0 })
globalStyle('[hidden]', { display: 'none !important' })

/* One outline for everything focusable; never only a shadow, which forced colors remove. */
globalStyle(':focus-visible, [data-focus-visible]', {
  outline: `3px solid ${color.focusRing}`,
  outlineOffset: '3px',
})

globalStyle('::selection', { background: color.highlight, color: color.onHighlight })
/* Pages cross-fade, unless the visitor prefers reduced motion. */
globalStyle('html', { '@media': { print: { fontSize: '11pt' } } })
