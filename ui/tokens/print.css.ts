import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { light } from './palette.ts'

/*
 * Print styles. They select elements, not component classes, so that a new section prints well without its own rule;
 * they need `!important` to override classes.
 */

const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { print: rule } })

/*
 * Hide interactive elements, and sections with a form or a call to action, unless they have an email address or the
 * call to action is inside their details.
 */
onPaper(
  '[href$=main], body > header, nav, form, [data-cta], [data-download], [data-detail] > summary, summary > svg:last-child',
  { display: 'none !important' },
)
onPaper('main section:has(form, [data-cta]):not(:has([href^="mailto:"], details [data-cta]))', {
  display: 'none !important',
})

/* Dark text on white in every theme: browsers omit backgrounds by default and print white text gray. */
onPaper(':root', { colorScheme: 'light' })
onPaper('body', { paddingTop: 0 })
onPaper('main *', { color: `${light.text} !important` })
onPaper('main section, main a', { background: 'none !important' })

/* Bullets are drawn as backgrounds, which browsers omit by default. */
onPaper('li::before', { printColorAdjust: 'exact' })

/* Print the content of closed `<details>`. */
onPaper('details::details-content', { contentVisibility: 'visible', display: 'block' })

/* Print the URLs of external links. */
onPaper('main a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' })

/* No page breaks inside list items and cards, or right after a heading. */
onPaper('main section', {
  paddingBlock: '1.25rem !important',
  contentVisibility: 'visible !important' as 'visible',
})
onPaper('h1, h2, h3, h4, summary, h2 + p', { breakAfter: 'avoid' })
onPaper('li, details, dl > div, blockquote, footer, h2 + p, main section > div > div > div', {
  breakInside: 'avoid',
})
