import type { SectionOf } from '../../content/model/section.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { MetricList, type MetricText } from './MetricList.tsx'
import * as css from './Quote.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

export function QuoteSection({
  section,
  metrics,
}: {
  section: SectionOf<'quote'>
  metrics?: MetricText[] | undefined
}) {
  return (
    <SectionFrame {...section} tone={metrics ? 'band' : 'sunken'}>
      {metrics && <MetricList metrics={metrics} />}
      <figure className={metrics ? css.belowFigures : css.figure}>
        <blockquote className={css.quote}>“{section.quote}”</blockquote>
        <figcaption className={css.role}>{section.role}</figcaption>
      </figure>
      {section.more && (
        <p className={css.more}>
          <ButtonLink href={section.more.to} variant="mission" size="large">
            {section.more.label}
          </ButtonLink>
        </p>
      )}
    </SectionFrame>
  )
}
