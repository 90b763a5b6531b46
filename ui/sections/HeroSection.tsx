import type { ReactNode } from 'react'
import type { Hero, Window } from '../../content/model/page.ts'
import { actions as actionsClass, eyebrow, leaves } from '../layout/layout.css.ts'
import { grows } from '../motifs/Pattern.css.ts'
import { Leaf, Poster, Ripples } from '../motifs/Poster.tsx'
import { ActionLink } from './ActionLink.tsx'
import * as css from './HeroSection.css.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

type HeroProps = {
  hero: Hero
  isHome: boolean
  window: Window
  /** A field without its pattern, whose object is the drawing. */
  plain: boolean
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
export function HeroSection({
  hero,
  isHome,
  window: { layout = 'half', leaf, field, quiet },
  plain,
  object,
  below,
  updated,
  author,
  breadcrumbs,
}: HeroProps) {
  const classes = [
    css.hero,
    isHome ? css.home : `${css.inner} ${css.layout[layout]}`,
    leaf && css.withLeaf,
    field && css.field[field],
    quiet && css.quiet[quiet],
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className={css.head}>
        {breadcrumbs && <div className={css.crumbs}>{breadcrumbs}</div>}
        {isHome && <p className={eyebrow}>{hero.eyebrow}</p>}
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
      {field && !plain && layout !== 'bleed' && (
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
