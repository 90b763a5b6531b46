import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hiddenFromView } from '../../layout/layout.css.ts'
import { light } from '../../tokens/palette.ts'
import { font, media, space } from '../../tokens/tokens.css.ts'
import { paper, label as small, surface, title } from '../paper.css.ts'
import { kind, mark, note, part, parts } from './Sheet.css.ts'

/** Between the lines of an index card. */
const step = '2.25rem'
const rule = `1.5px solid ${light.text}`
const dashes = `1.5px dashed ${light.lineStrong}`
const padStep = 'var(--step)'
const padding = 'clamp(1.25rem, 8%, 2.5rem)'
const padEdge = 'calc(var(--margin) + 1.5rem)'
const bezel = '#59628f'

/** The shape of each paper, at its own proportions. */
export const silhouette = styleVariants({
  page: [paper, { padding }],
  /** Its titles are corrections. */
  draft: [paper, { maxWidth: '35.25rem', padding: `2.75rem clamp(1.25rem, 9%, 3.5rem) 3.5rem` }],
  /** Torn off: teeth of 16 by 8 px. */
  receipt: [
    paper,
    {
      width: 'min(20rem, 100%)',
      padding: '1.875rem 1.5rem 2.25rem',
      marginBottom: '0.5rem',
      fontVariantNumeric: 'tabular-nums',
      '::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: '100%',
        height: '0.5rem',
        background: `conic-gradient(from -45deg at bottom, ${surface} 90deg, transparent 0) round`,
        backgroundSize: '1rem 0.5rem',
      },
    },
  ],
  letter: [paper, { maxWidth: '35.25rem', padding }],
  phone: [
    paper,
    {
      width: 'min(18.75rem, 100%)',
      padding: '3.25rem 1.375rem 2rem',
      border: `0.625rem solid ${bezel}`,
      borderRadius: '2.75rem',
      outline: 0,
      '::before': {
        content: '""',
        position: 'absolute',
        top: '0.875rem',
        left: 'calc(50% - 1.75rem)',
        width: '3.5rem',
        height: '0.3125rem',
        background: bezel,
      },
    },
  ],
  screen: [paper, { maxWidth: '26rem' }],
  /** Its lines are a background, so that empty ones go on to its foot. */
  card: [paper, { maxWidth: '35.25rem' }],
  /** Pleading paper: a double red rule beside the numbers of the lines. */
  numbered: [
    paper,
    {
      maxWidth: '35.25rem',
      padding: '2.5rem 1.5rem 2.5rem 0',
      counterReset: 'line',
      vars: { '--numbers': '3.75rem' },
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        left: 'calc(var(--numbers) + 1rem)',
        width: 7,
        border: 'solid #9a1f19',
        borderWidth: '0 2px',
      },
      '@media': { [media.phone]: { vars: { '--numbers': '2.25rem' } } },
    },
  ],
  /** A legal pad with its binding. */
  pad: [
    paper,
    {
      maxWidth: '35.25rem',
      vars: { [surface]: '#fcecc4', '--margin': '3.75rem', '--step': '2.875rem' },
      paddingBottom: `calc(2 * ${padStep})`,
      borderTop: '3.25rem solid #1c2754',
      lineHeight: padStep,
      // The rules are below the words that stand on them.
      background: `linear-gradient(90deg, #b0533f 1px, transparent 1px 3px, #b0533f 3px 4px, transparent 0) var(--margin) 0 / 4px 100% no-repeat, repeating-linear-gradient(transparent 0 calc(${padStep} - 1px), #d9c48a calc(${padStep} - 1px) ${padStep}) 0 calc(0.6875rem - ${padStep} / 2), ${surface}`,
      '@media': {
        'screen and (prefers-color-scheme: dark)': { vars: { [surface]: '#f6e4b8' } },
        [media.phone]: { vars: { '--margin': '1rem' } },
        [media.laptop]: { vars: { '--step': '2.375rem' } },
      },
    },
  ],
  /** No paper: drawers with a card and a handle of brass, below what is crossed out. */
  cabinet: { maxWidth: '35.25rem' },
})

export const label = styleVariants({
  page: [small],
  draft: [small, { marginBottom: space.m }],
  receipt: [small],
  letter: {
    paddingBottom: space.s,
    marginBottom: '1.75rem',
    borderBottom: rule,
    fontFamily: font.display,
    fontSize: '1.0625rem',
  },
  phone: [small],
  /** The address bar. */
  screen: [
    small,
    {
      padding: '0.875rem 1.25rem',
      borderBottom: `1px solid ${light.line}`,
      fontWeight: 400,
      background: light.sunken,
    },
  ],
  numbered: [small, { paddingLeft: 'calc(var(--numbers) + 2.25rem)' }],
  pad: [small, { margin: 0, paddingLeft: padEdge, lineHeight: padStep }],
  cabinet: hiddenFromView,
  card: [
    title,
    {
      position: 'relative',
      padding: `1.125rem 4rem 0.875rem ${padding}`,
      borderBottom: '1.5px solid #9a1f19',
      fontSize: 'clamp(1.4375rem, 1.2rem + 0.8 * var(--vw), 1.875rem)',
      '::after': {
        content: '""',
        position: 'absolute',
        top: '1.4rem',
        right: '1.5rem',
        width: '0.9375rem',
        height: '0.9375rem',
        borderRadius: '50%',
        background: light.line,
        boxShadow: 'inset 0 2px 2px rgb(10 12 20 / 0.25)',
      },
    },
  ],
})

/* A receipt: the title, the rows and the total stand between dashed rules. */
globalStyle(`${silhouette.receipt} ${part.title}`, {
  margin: 0,
  paddingBottom: space.m,
  borderBottom: dashes,
})
globalStyle(`${silhouette.receipt} ${kind.total}`, {
  paddingBlock: `${space.xs} ${space.m}`,
  borderTop: rule,
  borderBottom: dashes,
})
globalStyle(`${silhouette.receipt} ${kind.row}, ${silhouette.receipt} ${kind.total}`, {
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  alignItems: 'baseline',
})
globalStyle(`:is(${kind.row}, ${kind.figure}) > ${note}`, { fontSize: 'inherit', color: light.text })
globalStyle(`${kind.total} > ${note}`, {
  fontFamily: font.display,
  fontSize: '2.5rem',
  lineHeight: 1.1,
  color: light.text,
})

globalStyle(`${silhouette.draft} :is(${part.struck}, ${part.title}, ${part.text}, ${part.choice})`, {
  fontFamily: font.display,
  fontSize: 'clamp(1.375rem, 1rem + 1.2 * var(--vw), 1.875rem)',
  fontWeight: 500,
  lineHeight: 1.27,
  letterSpacing: '-0.018em',
})
globalStyle(`${silhouette.draft} ${part.title}`, { color: light.destructive.text })
globalStyle(`${silhouette.draft} li:has(> ${part.choice})`, { marginTop: '1.125rem' })
globalStyle(`${silhouette.letter} ${part.title}`, {
  fontSize: 'clamp(1.75rem, 1.4rem + 1.2 * var(--vw), 2.375rem)',
})
/** A row of a letter or a page is ruled, with its value in a second column. */
globalStyle(`:is(${silhouette.letter}, ${silhouette.page}) ${kind.row}`, {
  gridTemplateColumns: '2fr 3fr',
  columnGap: space.s,
  alignItems: 'baseline',
  paddingTop: '0.625rem',
  borderTop: `1px solid ${light.line}`,
})

globalStyle(`${silhouette.card} > ${parts}`, {
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  paddingBottom: step,
  lineHeight: step,
  background: `repeating-linear-gradient(transparent 0 calc(${step} - 1px), #cfd6ee calc(${step} - 1px) ${step})`,
})
globalStyle(`${silhouette.card} li`, {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  columnGap: space.m,
  paddingInline: padding,
})
globalStyle(`${silhouette.card} ${part.row}`, { fontWeight: 600, color: 'inherit' })
globalStyle(`${silhouette.card} ${note}`, { lineHeight: step })
/** Its other lines have their note at the right end. */
globalStyle(`${silhouette.card} ${kind.text}`, {
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/* A button stands at its foot, below the lines. */
globalStyle(`${silhouette.card} li:has(> ${part.button})`, {
  gridTemplateColumns: 'auto',
  justifyContent: 'start',
  marginTop: 'auto',
  marginBottom: `-${step}`,
  paddingBlock: '1.5rem',
  lineHeight: 1.5,
  background: surface,
})

globalStyle(`${silhouette.screen} > ${parts}`, { padding: '1.25rem 1.5rem 1.75rem 1.25rem' })
/* Three amounts share a row. */
globalStyle(`${silhouette.screen} > ${parts}:has(${part.amount})`, {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
})
globalStyle(`${silhouette.screen} li:not(:has(> ${part.amount}))`, { gridColumn: '1 / -1' })
globalStyle(`${silhouette.screen} ${part.amount}`, { paddingInline: 0, textAlign: 'center' })
/* As at the end of a whole line, inside the window. */
globalStyle(`${silhouette.screen} ${part.amount} ~ ${mark}`, {
  right: 'max(-1.75rem, (300% + 1.25rem - 100vw) / 2 + 0.875rem)',
})

globalStyle(`${silhouette.numbered} > ${parts}`, { gap: 0 })
globalStyle(`${silhouette.numbered} > ${parts} > li`, {
  counterIncrement: 'line',
  gridTemplateColumns: 'var(--numbers) minmax(0, 1fr)',
  columnGap: space.xl,
  alignItems: 'baseline',
  minHeight: step,
  padding: '0.25rem 0',
})
globalStyle(`${silhouette.numbered} > ${parts} > li::before`, {
  content: 'counter(line)',
  fontSize: '0.9375rem',
  textAlign: 'right',
  color: light.textMuted,
})
globalStyle(`${silhouette.numbered} ${note}`, { gridColumn: 2 })
/** What is being filled in. */
globalStyle(`${silhouette.numbered} ${part.field}`, {
  padding: '0.25rem 0.75rem',
  margin: '0 -0.75rem',
  border: 0,
  borderRadius: 0,
  background: light.islamic.soft,
  color: 'inherit',
})

globalStyle(`${silhouette.pad} > ${parts}`, { gap: 0 })
globalStyle(`${silhouette.pad} > ${parts} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s,
  margin: 0,
  paddingInline: `${padEdge} 1rem`,
})
globalStyle(`${silhouette.pad} :is(${part.title}, ${note})`, { padding: 0, lineHeight: padStep })

globalStyle(`${silhouette.cabinet} ${part.struck}`, {
  color: 'inherit',
  fontFamily: font.display,
  fontSize: 'clamp(1.375rem, 1rem + 1.2 * var(--vw), 2rem)',
  lineHeight: 1.1,
  textDecoration: `line-through 3px ${light.highlight}`,
})
globalStyle(`${silhouette.cabinet} ${kind.row}`, {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: 'clamp(4.75rem, 15vh, 8.5rem)',
  margin: '-0.625rem 0 0',
  padding: '1rem 33% 1rem clamp(1rem, 6%, 2rem)',
  border: `0 solid ${bezel}`,
  borderWidth: '0 0.75rem 0.375rem',
  background: light.mission.band,
})
globalStyle(`${silhouette.cabinet} ${kind.row}::after`, {
  content: '""',
  position: 'absolute',
  top: 'calc(50% - 0.625rem)',
  right: 'min(2rem, 6%)',
  width: '17%',
  height: '1.25rem',
  borderRadius: '0 0 1.25rem 1.25rem',
  background: light.highlight,
})
globalStyle(`${silhouette.cabinet} ${kind.struck} + ${kind.row}`, {
  marginTop: '1.5rem',
  boxShadow: `0 -0.75rem ${bezel}`,
})
const drawerCard = { background: '#fff', border: '0 solid #b98a2c', paddingInline: '1.125rem' } as const
globalStyle(`${silhouette.cabinet} ${part.row}`, {
  ...drawerCard,
  borderWidth: '3px 3px 0',
  paddingTop: '0.5rem',
  color: '#191d2c',
  fontFamily: font.display,
  fontSize: '1.75rem',
  lineHeight: 1.1,
})
globalStyle(`${silhouette.cabinet} ${kind.row} > ${note}`, {
  ...drawerCard,
  borderWidth: '0 3px 3px',
  paddingBottom: '0.5rem',
  color: '#44485a',
})

/** Papers beside each other, of one height. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' } },
})
globalStyle(`${row} > *`, { display: 'grid', gridTemplateRows: 'auto 1fr', width: '100%' })
globalStyle(`${row} > ${silhouette.page} > ${parts}:not(:has(${part.figure}))`, { alignContent: 'start' })
globalStyle(`${row} > ${silhouette.phone} > ${parts}`, { alignContent: 'space-between' })
/* Two phones leave the third column to the notes on the second. */
globalStyle(`${row}:has(${silhouette.phone})`, {
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
