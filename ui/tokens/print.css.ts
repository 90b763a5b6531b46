import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { light } from './palette.ts'

/*
 * The site on paper. Elements are named by what they are, never by a component's class, so that a new section
 * prints well without a rule of its own; `!important` is there because a class outweighs an element.
 */

const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { print: rule } })

/* Hide what is only interactive: skip link, header, menus, calls to action and sections that contain nothing else. */
onPaper('[href="#main"], body > header, nav, form, [data-cta], [data-download], summary > svg:last-child', {
  display: 'none !important',
})
onPaper('main section:has(form, [data-cta]):not(:has([href^="mailto:"]))', { display: 'none !important' })

/*
 * Ink on white, whatever the visitor's theme, and whatever stood on colour: browsers leave backgrounds out, and
 * would print white text grey.
 */
onPaper(':root', { colorScheme: 'light' })
onPaper('body', { paddingTop: 0 })
onPaper('main *', { color: `${light.text} !important` })
onPaper('main section, main a', { background: 'none !important' })

/* Bullets are backgrounds too, but a list is none without them. */
onPaper('li::before', { printColorAdjust: 'exact' })

/* Answers and templates are printed unfolded. */
onPaper('details::details-content', { contentVisibility: 'visible', display: 'block' })

/* No address is lost: a link to another site says where it leads. */
onPaper('main a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' })

/* Pages break between things, not inside them, and never below a heading. */
onPaper('main section', { paddingBlock: '1.25rem !important' })
onPaper('h1, h2, h3, h4, summary, h2 + p', { breakAfter: 'avoid' })
onPaper('li, details, dl > div, blockquote, footer, h2 + p, main section > div > div > div', {
  breakInside: 'avoid',
})
