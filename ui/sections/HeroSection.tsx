import type { ReactNode } from 'react'
import type { Hero } from '../../content/model/hero.ts'
import type { Action } from '../../content/model/link.ts'
import { headline } from '../layout/headline.ts'
import { actions as actionsClass, container, eyebrow, intro } from '../layout/layout.css.ts'
import type { TileLinks } from '../motifs/Motif.tsx'
import type { Ground } from '../motifs/Pattern.css.ts'
import { ActionLink } from './ActionLink.tsx'
import { Artifact } from './artifacts/Artifact.tsx'
import * as css from './HeroSection.css.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The page's title, text and actions, beside a field of its pattern. */
export function HeroSection({
  hero,
  ground,
  links,
  updated,
  breadcrumbs,
}: {
  hero: Hero
  ground: Ground
  /** Links to the audiences, which make the field a mosaic. */
  links?: TileLinks | undefined
  /** Date of the last change, as YYYY-MM-DD. */
  updated?: string | undefined
  breadcrumbs?: ReactNode
}) {
  return (
    <div className={hero.artifact ? `${css.root} ${css.halves}` : css.root}>
      <div className={hero.artifact ? `${container} ${css.words}` : container}>
        {breadcrumbs}
        <div className={css.lines}>
          {hero.eyebrow && <p className={eyebrow}>{hero.eyebrow}</p>}
          <h1 className={css.title}>{headline(hero.title)}</h1>
          <p className={intro}>{hero.text}</p>
          {updated && (
            <p className={css.updated}>
              Last updated <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
            </p>
          )}
          {hero.actions.length > 0 && (
            <div className={actionsClass}>
              {hero.actions.map((action: Action, i) => (
                <ActionLink key={action.label} action={action} first={i === 0} />
              ))}
            </div>
          )}
        </div>
      </div>
      {hero.artifact && <Artifact artifact={hero.artifact} ground={ground} links={links} />}
    </div>
  )
}
