import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Ledger, type MetricText } from './Ledger.tsx'
import * as css from './Quote.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** A quote, with the figures behind it. */
export function QuoteSection({
  section,
  metrics,
}: SectionProps<'quote', { metrics?: MetricText[] | undefined }>) {
  return (
    <SectionFrame {...section} tone={metrics ? 'paper' : 'sunken'}>
      {metrics && <Ledger metrics={metrics} />}
      <div className={metrics && css.belowFigures}>
        <figure className={css.figure}>
          <blockquote className={css.quote}>“{section.quote}”</blockquote>
          <figcaption className={css.role}>{section.role}</figcaption>
        </figure>
        {section.more && (
          <ButtonLink href={section.more.to} variant="link" size="large">
            {section.more.label}
          </ButtonLink>
        )}
      </div>
    </SectionFrame>
  )
}
