import type { ReactNode } from 'react'
import type { Hero } from '../../content/model/page.ts'
import { actions as actionsClass, eyebrow, leaves } from '../layout/layout.css.ts'
import { grows, type TileGround } from '../motifs/Pattern.css.ts'
import { Leaf, Poster, Ripples } from '../motifs/Poster.tsx'
import { ActionLink } from './ActionLink.tsx'
import * as css from './HeroSection.css.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What a hero opens on: a leaf of the mark with a paper on it, or a whole field of its section's color. */
export type Window = {
  layout?: keyof typeof css.layout
  leaf?: TileGround
  field?: keyof typeof css.field
  /** A field without its pattern, whose object is the drawing. */
  plain?: boolean
  quiet?: keyof typeof css.quiet
}

type HeroProps = {
  hero: Hero
  window: Window | 'home'
  /** Stands on the leaf or the field. */
  object?: ReactNode
  /** Below the lead and the actions. */
  below?: ReactNode
  /** Date of the last change, as YYYY-MM-DD. */
  updated?: string | undefined
  /** Who wrote an article. */
  author?: string | undefined
  breadcrumbs?: ReactNode
}

/** The page's title, text and actions, and the object that they are about: below them on a phone, else beside them. */
export function HeroSection({ hero, window, object, below, updated, author, breadcrumbs }: HeroProps) {
  const { layout = 'half', leaf, field, plain, quiet }: Window = window === 'home' ? {} : window
  const classes = [
    css.hero,
    window === 'home' ? css.home : `${css.inner} ${css.layout[layout]}`,
    leaf && css.withLeaf,
    field && css.field[field],
    quiet && css.quiet[quiet],
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className={css.head}>
        {breadcrumbs && <div className={css.crumbs}>{breadcrumbs}</div>}
        {window === 'home' && <p className={eyebrow}>{hero.eyebrow}</p>}
        <h1 className={css.title}>{hero.title}</h1>
      </div>
      <div className={css.body}>
        <p className={css.lead}>{hero.text}</p>
        {hero.actions.length > 0 && (
          <div className={`${actionsClass} ${leaves}`}>
            {hero.actions.map((action, i) => (
              <ActionLink key={action.label} action={action} first={i === 0} />
            ))}
          </div>
        )}
        {updated && (
          <p className={css.updated}>
            {author && `By ${author}. `}Last updated{' '}
            <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
          </p>
        )}
        {below}
      </div>
      {object && (
        <div className={css.object} data-window={leaf && 'leaf'}>
          {object}
        </div>
      )}
      {leaf && <Leaf ground={leaf} className={`${css.leaf} ${leaf === 'amber' ? css.amber : grows[leaf]}`} />}
      {field && !plain && (
        <div className={css.backdrop}>
          {field === 'story' ? (
            <Poster ground="nonprofit" />
          ) : (
            <Ripples step={field === 'digital' ? 72 : 64} />
          )}
        </div>
      )}
    </div>
  )
}
