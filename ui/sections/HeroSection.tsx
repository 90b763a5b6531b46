import type { ReactNode } from 'react'
import type { Hero } from '../../content/model/hero.ts'
import type { Action } from '../../content/model/link.ts'
import type { Theme } from '../../content/model/theme.ts'
import { actions as actionsClass, container, eyebrow, intro } from '../layout/layout.css.ts'
import { Motif } from '../motifs/Motif.tsx'
import { ActionLink } from './ActionLink.tsx'
import * as css from './HeroSection.css.ts'

type HeroSectionProps = {
  hero: Hero
  theme: Theme
  /** Varies the provider's own picture from page to page. */
  seed?: number | undefined
  breadcrumbs?: ReactNode
}

export function HeroSection({ hero, theme, seed, breadcrumbs }: HeroSectionProps) {
  return (
    <div className={`${container} ${css.root}`}>
      {breadcrumbs}
      <div className={css.hero}>
        <div className={css.columns}>
          <div>
            {hero.eyebrow && <p className={eyebrow}>{hero.eyebrow}</p>}
            <h1>{hero.title}</h1>
            <p className={intro}>{hero.lead}</p>
            {hero.actions.length > 0 && (
              <div className={actionsClass}>
                {hero.actions.map((action: Action) => (
                  <ActionLink key={action.label} action={action} size="large" />
                ))}
              </div>
            )}
          </div>
          <div className={css.picture}>
            <Motif theme={theme} seed={seed} />
          </div>
        </div>
      </div>
    </div>
  )
}
