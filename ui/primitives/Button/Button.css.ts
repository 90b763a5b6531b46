import { recipe } from '@vanilla-extract/recipes'
import type { ButtonVariant } from '../../../content/model/link.ts'
import { color, media, radius } from '../../tokens/tokens.css.ts'

/* Hover and press states of links (pseudo-classes) and React Aria buttons (data attributes). */
const hovered = '&:hover:not(:disabled), &[data-hovered]'
const pressed = '&:active:not(:disabled), &[data-pressed]'

const filled = (c: { fill: string; fillHover: string; on?: string }) => ({
  background: c.fill,
  color: c.on ?? color.onBand,
  selectors: { [hovered]: { background: c.fillHover } },
})

/** A tint of the text color; gray in browsers without color-mix(). */
const tint = ['rgb(128 128 128 / 0.16)', 'color-mix(in srgb, currentColor 10%, transparent)']

const variant = {
  default: filled({ fill: color.text, fillHover: color.textMuted, on: color.paper }),
  destructive: filled(color.destructive),
  outline: { borderColor: 'currentColor', color: 'inherit', selectors: { [hovered]: { background: tint } } },
  secondary: {
    background: color.sunken,
    color: color.text,
    borderColor: color.line,
    selectors: { [hovered]: { borderColor: color.lineStrong } },
  },
  ghost: { color: 'inherit', selectors: { [hovered]: { background: tint } } },
  link: {
    color: color.mission.text,
    paddingInline: 0,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    selectors: { [hovered]: { textDecorationThickness: '0.14em' } },
    // No outline that cuts through its first letter.
    '@media': { [media.forced]: { borderStyle: 'none' } },
  },
  hero: filled({ fill: color.highlight, fillHover: color.highlightHover, on: color.onHighlight }),
  mission: filled(color.mission),
  nonprofit: filled(color.nonprofit),
  islamic: filled(color.islamic),
  climate: filled(color.climate),
} satisfies Record<ButtonVariant, object>

/** The eleven button variants in three sizes, for buttons and links. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5em',
    border: '1.5px solid transparent',
    borderRadius: radius.pill,
    background: 'transparent',
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      [pressed]: { transform: 'translateY(1px)' },
      '&:disabled, &[data-disabled], &[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.motion]: { transition: 'background-color 140ms, border-color 140ms, transform 90ms' },
      [media.forced]: { borderColor: 'ButtonText' },
    },
  },
  variants: {
    size: {
      small: { minHeight: '2.75rem', padding: '0.5rem 0.9375rem', fontSize: '0.9375rem' },
      medium: { minHeight: '3rem', padding: '0.6875rem 1.375rem' },
      large: { minHeight: '3.5rem', padding: '0.875rem 1.75rem', fontSize: '1.125rem' },
    },
    // After the sizes: a link has no padding of its own.
    variant,
  },
  defaultVariants: { variant: 'default', size: 'medium' },
})
