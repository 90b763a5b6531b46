import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, headerHeight, media, radius, shadow, space } from '../tokens/tokens.css.ts'
import { container, hiddenFromView } from './layout.css.ts'

export const skip = style({
  position: 'fixed',
  top: space.s,
  left: space.s,
  zIndex: 30,
  padding: `${space.s} ${space.l}`,
  borderRadius: radius.pill,
  background: color.text,
  color: color.paper,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
})

/**
 * Fixed, not sticky: browsers scroll a focused element out of the `scroll-padding` area, so tabbing through a sticky
 * header would scroll the page.
 */
export const header = style({
  position: 'fixed',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 20,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  // In a very low window, a fixed header would cover too much, so it scrolls with the page.
  '@media': { [media.low]: { position: 'absolute' } },
})

/** On the content's grid. In wide windows, the menus have a row of their own. */
export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    height: headerHeight,
    '@media': {
      [media.tablet]: { paddingInline: 'max(3rem, 50% - 36rem)' },
      [media.menus]: { flexWrap: 'wrap', alignContent: 'stretch', gap: 0, paddingTop: space.xs },
    },
  },
])

export const home = style({
  display: 'flex',
  minWidth: 0,
  marginRight: 'auto',
  textDecoration: 'none',
  borderRadius: radius.s,
  '@media': { [media.tablet]: { flexShrink: 0 } },
})

export const desktopNav = style({
  display: 'none',
  '@media': { [media.menus]: { display: 'flex', order: 1, gap: '1.75rem', width: '100%', height: '2.5rem' } },
})

const navItem = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  minHeight: '2.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
} as const

export const navLink = style({
  ...navItem,
  selectors: {
    '&:hover': { boxShadow: `inset 0 -2px 0 ${color.lineStrong}` },
    '&[aria-current=page], &[data-current=true]': {
      boxShadow: `inset 0 -3px 0 ${color.highlight}`,
      fontWeight: 650,
    },
  },
})

export const item = style({ position: 'relative' })

globalStyle(`${item}:has(:popover-open) > button svg`, { transform: 'rotate(180deg)' })

/** A drop-down below its button, or in the middle in browsers without anchors: a native popover, which closes on Escape and returns the focus without script. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  top: `calc(${headerHeight} - 0.25rem)`,
  right: '50%',
  translate: '50% 0',
  '@supports': {
    '(position-area: bottom)': {
      inset: 'auto',
      translate: 'none',
      // The last one would leave the window. Not position-try-fallbacks: with it, WebKit 2.50 hangs on a resize.
      positionArea: 'bottom span-right',
    },
  },
  margin: 0,
  width: 'max-content',
  maxWidth: '20rem',
  maxHeight: `calc(100vh - ${headerHeight})`,
  overflowY: 'auto',
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.overlay,
})

globalStyle(`${item}:last-child > ${panel}`, { positionArea: 'bottom span-left' })

export const panelLink = style({
  display: 'block',
  padding: '0.625rem 0.875rem',
  fontWeight: 600,
  borderRadius: radius.s,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current=page]': { background: color.mission.soft },
  },
})
export const panelAll = style({ display: 'inline-block', padding: '0.5rem 0.875rem', fontWeight: 600 })

export const actions = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.m,
  whiteSpace: 'nowrap',
})
/* In small windows, the first button is in the menu only. */
globalStyle(`${actions} > :first-child`, { '@media': { '(max-width: 58rem)': { display: 'none' } } })
const appear = keyframes({ from: { visibility: 'hidden' } })
/* On phones, the second says only “Book”, and joins the menu button when the hero has left. */
globalStyle(`${actions} > :last-child`, {
  '@media': { [media.phone]: { display: 'none', paddingInline: space.s } },
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        'screen and (min-width: 22.5rem) and (max-width: 44.99rem)': {
          display: 'inline-flex',
          animation: `${appear} linear both`,
          animationTimeline: 'scroll(root)',
          animationRange: '36rem 36.1rem',
        },
      },
    },
  },
})
export const rest = style({ '@media': { [media.phone]: hiddenFromView } })

export const menuButton = style({
  ...navItem,
  minHeight: '2.75rem',
  padding: '0.5rem 0.875rem',
  borderRadius: radius.pill,
  flexShrink: 0,
  border: `1.5px solid ${color.lineStrong}`,
  fontWeight: 600,
  '@media': { [media.menus]: { display: 'none' } },
})

/* It closes while the menu is open. Without :has() or popovers, it says “Menu” then, too. */
const menuState = { display: 'flex', alignItems: 'center', gap: '0.5rem' } as const
export const whenClosed = style(menuState)
export const whenOpen = style({ ...menuState, display: 'none' })
globalStyle(`${menuButton}:has(+ :popover-open) > ${whenClosed}`, { display: 'none' })
globalStyle(`${menuButton}:has(+ :popover-open) > ${whenOpen}`, { display: 'flex' })

export const sheet = style({
  position: 'fixed',
  inset: `${headerHeight} 0 0 0`,
  width: 'auto',
  height: 'auto',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: `${space.l} ${space.gutter} ${space.xxl}`,
  border: 0,
  background: color.paper,
  color: color.text,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

/* The page behind an open menu does not scroll. */
globalStyle(`html:has(nav:popover-open)`, { overflow: 'hidden', scrollbarGutter: 'stable' })

/*
 * Browsers before Chrome 114, Safari 17 and Firefox 125 have no popovers: there, a menu shows while it or its button has
 * the focus or the pointer. Between two of them neither has it, so hiding is delayed.
 */
const unknown = 'not selector(:popover-open)'
globalStyle(`${header} [popover]`, {
  '@supports': { [unknown]: { visibility: 'hidden', transition: 'visibility 0s .3s' } },
})
globalStyle(`:is(:focus, :hover) + [popover], [popover]:is(:focus-within, :hover)`, {
  '@supports': { [unknown]: { visibility: 'visible', transition: 'none' } },
})

export const sheetRow = style({ borderBottom: `1px solid ${color.line}` })
export const sheetItem = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  fontSize: '1.1875rem',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&[aria-current=page]': { color: color.mission.text, textDecoration: 'underline' } },
})
globalStyle(`details[open] > ${sheetItem} svg`, { transform: 'rotate(180deg)' })
export const sheetSubList = style({ paddingBottom: space.m })
export const sheetSubLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: color.textMuted,
  textDecoration: 'none',
  selectors: { '&[aria-current=page]': { color: color.text, fontWeight: 650, textDecoration: 'underline' } },
})
export const sheetActions = style({ display: 'grid', gap: space.s, marginTop: space.xl })
