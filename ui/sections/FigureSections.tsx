import type { SectionOf } from '../../content/model/section.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './FigureSections.css.ts'
import { Points } from './ListSections.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** A figure, what it counts, and who counted it if that is known. */
export type MetricText = {
  /** Absent if nobody has counted it yet. */
  value?: string
  label: string
  counted?: string | undefined
  isGoal?: boolean
}

/** Figures as rows between rules: results filled, goals as outlines. What holds for all rows is said once. */
function Ledger({ metrics }: { metrics: readonly MetricText[] }) {
  const [first, ...others] = metrics
  const same = others.every(({ counted }) => counted === first?.counted)
  return (
    <>
      {same && first?.counted && !first.isGoal && <p className={css.counted}>{first.counted}</p>}
      <dl>
        {metrics.map(({ value, label, counted, isGoal }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={isGoal ? `${css.value} ${css.goal}` : css.value}>
              {value ? <Figure text={value} /> : <span className={css.empty}>Not yet</span>}
            </dd>
            {!same && <dd className={css.counted}>{counted}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}

/** The display font's + and × are hairlines, and a unit in words is smaller than its figure. */
export function Figure({ text }: { text: string }) {
  const [figure = '', ...unit] = text.split(' ')
  return (
    <>
      {figure.startsWith('+') && <span className={css.plus}>+</span>}
      {figure.replaceAll(/[+×]/g, '')}
      {figure.endsWith('×') && <span className={css.times}>×</span>}
      {figure.endsWith('+') && <span className={css.plus}>+</span>}
      {unit.length > 0 && <span className={css.unit}> {unit.join(' ')}</span>}
    </>
  )
}

/** Figures, and below them what happened. */
export function MetricsSection({
  section,
  metrics,
}: {
  section: SectionOf<'metrics'>
  metrics: readonly MetricText[]
}) {
  return (
    <SectionFrame {...section}>
      <Ledger metrics={metrics} />
      {section.points && (
        <div className={css.points}>
          <Points items={section.points} />
        </div>
      )}
    </SectionFrame>
  )
}

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
