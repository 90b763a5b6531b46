import { sectionWords as words } from '../../content/page-words.ts'
import { visuallyHidden } from '../layout/layout.css.ts'
import { button } from '../primitives/Button/Button.css.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './Cards.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/**
 * A service's parts as rows, each with a Learn More dialog that shows a copy of the text in `<details>`. Without JavaScript, the
 * text expands in place.
 */
export function ServiceDetailsSection({ section, tone }: SectionProps<'serviceDetails'>) {
  return (
    <SectionFrame {...section} tone={tone}>
      <ul role="list" className={css.rows}>
        {section.items.map((item, i) => (
          <li key={item.id} id={item.id} className={css.row}>
            <h3 id={`${item.id}-name`}>{item.name}</h3>
            <p className={css.text}>{item.description}</p>
            <details className={css.details} data-detail={item.id}>
              <summary className={button({ variant: 'link' })}>
                {words.learnMore}
                <span className={visuallyHidden}>{` ${words.about} ${item.name}`}</span>
              </summary>
              <div className={css.body}>
                <div>
                  <h4>{words.what}</h4>
                  <p>{item.details.what}</p>
                </div>
                <div>
                  <h4>{words.why}</h4>
                  <p>{item.details.why}</p>
                </div>
                <div>
                  <h4>{words.example}</h4>
                  <p>{item.details.example}</p>
                </div>
                {/* Once, at the end of the last. */}
                {i === section.items.length - 1 && (
                  <p>
                    <ButtonLink href="/schedule" cta="book-call" variant="hero">
                      {words.bookCall}
                    </ButtonLink>
                  </p>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
