import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { ProofLines } from './artifacts/Proof.tsx'
import { MetricList, type MetricText } from './MetricList.tsx'
import * as css from './Quote.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** A quote; with figures, on a band, with one of them drawn to scale beside them. */
export function QuoteSection({
  section,
  proof,
  metrics,
}: SectionProps<'quote', { proof?: MetricText | undefined; metrics?: MetricText[] | undefined }>) {
  return (
    <SectionFrame {...section} tone={metrics ? 'band' : 'sunken'}>
      <div className={proof && css.columns}>
        {proof && section.proof && (
          <figure className={css.proof}>
            <ProofLines times={section.proof.times} />
            <figcaption>{section.proof.caption}</figcaption>
          </figure>
        )}
        <div className={css.figures}>
          {proof && (
            <p>
              <b className={css.big}>{proof.value}</b> {proof.label}
            </p>
          )}
          {metrics && <MetricList metrics={metrics} />}
        </div>
      </div>
      <div className={metrics && css.belowFigures}>
        <figure className={css.figure}>
          <blockquote className={css.quote}>“{section.quote}”</blockquote>
          <figcaption className={css.role}>{section.role}</figcaption>
        </figure>
        {section.more && (
          <ButtonLink href={section.more.to} variant="outline" size="large">
            {section.more.label}
          </ButtonLink>
        )}
      </div>
    </SectionFrame>
  )
}
