import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { color, font, headerHeight, text } from './tokens.css.ts'

/*
 * Headings get their font as soon as it is there; until then, each fallback has its width and height, so that nothing
 * moves. Text keeps its fallback on a slow connection's first page. `npm run generate -- fonts` writes the files.
 */
globalFontFace('Figtree', {
  src: "url('/fonts/figtree.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'optional',
})
globalFontFace('Newsreader Display', {
  src: "url('/fonts/newsreader-display.woff2') format('woff2')",
  fontWeight: '500',
  fontDisplay: 'swap',
})
globalFontFace('Body Fallback', {
  src: "local('Arial')",
  sizeAdjust: '98%',
  ascentOverride: '97%',
  descentOverride: '24%',
})
/* Newsreader's average width in our headings (0.463 em) and its height, over those of each font. */
const displayFallback = (family: string, src: string, size: number) =>
  globalFontFace(family, {
    src,
    sizeAdjust: `${size}%`,
    ascentOverride: `${Math.round(7350 / size)}%`,
    descentOverride: `${Math.round(2650 / size)}%`,
  })
displayFallback('Display Fallback', "local('Georgia')", 103)
displayFallback('Display Android', "local('Noto Serif')", 96)
displayFallback('Display Times', "local('Times New Roman'), local('Liberation Serif')", 113)

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Safari scrolls the caret into view, not the field. The extra space keeps the field's label visible.
  scrollPaddingTop: `min(${headerHeight} + 3.25rem, 48vh)`,
  // Browsers scroll the line with the caret into view. The extra space keeps what is below it visible.
  scrollPaddingBottom: 'min(6rem, 15vh)',
})
globalStyle('body', {
  margin: 0,
  // Space for the fixed header.
  paddingTop: headerHeight,
  background: color.paper,
  color: color.text,
  fontFamily: font.body,
  fontSize: text.body,
  lineHeight: 1.6,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // At 200 % text size, long words do not fit on a phone. Unlike `break-word`, this also shrinks min-content.
  '@media': { '(max-width: 30rem)': { overflowWrap: 'anywhere' } },
})
// On a phone with 200 % text, hyphenate long words in headings.
globalStyle('h1, h2, h3, h4', {
  '@media': { '(max-width: 15rem)': { WebkitHyphens: 'auto', hyphens: 'auto' } },
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
})
globalStyle('h1, h2, h3', {
  fontFamily: font.display,
  fontWeight: 500,
  lineHeight: 1.09,
  letterSpacing: '-0.018em',
  // Breaks long words even in a grid item, unlike `break-word`.
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
globalStyle('h3', { fontSize: text.h3, lineHeight: 1.2, letterSpacing: '-0.012em' })
globalStyle('h4', { fontSize: text.body, fontWeight: 650, lineHeight: 1.25, textWrap: 'balance' })
/* Tight letters would tighten the spaces, too. */
globalStyle('h1, h2, h3, blockquote, th', { wordSpacing: '0.06em' })
globalStyle('h1', { fontSize: text.h1, lineHeight: 1.05, letterSpacing: '-0.02em' })
globalStyle('h2', { fontSize: text.h2 })
globalStyle('p, li', { textWrap: 'pretty' })
globalStyle('td, dd', { textWrap: 'balance' })
globalStyle('ul[role=list], ol[role=list], summary', { listStyle: 'none' })
globalStyle('summary', { cursor: 'pointer' })
globalStyle('summary::-webkit-details-marker', { display: 'none' })
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.07em' })
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('svg', { display: 'block', flexShrink: 0 })
globalStyle('[hidden]', { display: 'none !important' })

/* An outline, not a box-shadow, which forced-colors mode removes. */
globalStyle(':root :focus-visible, [data-focus-visible]', {
  outline: `3px solid ${color.focusRing}`,
  outlineOffset: '3px',
})

globalStyle('::selection', { background: color.highlight, color: color.onHighlight })
globalStyle('html', { '@media': { print: { fontSize: '11pt' } } })
