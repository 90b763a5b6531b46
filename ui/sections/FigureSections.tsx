import type { SectionOf } from '../../content/model/section.ts'
import type { Tone } from '../layout/layout.css.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './FigureSections.css.ts'
import { Points } from './ListSections.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** A figure, what it counts, and who counted it if that is known. */
export type MetricText = { value: string; label: string; counted?: string | undefined; isGoal?: boolean }

/** Six stand in two rows of three. */
const inColumns: Record<number, string> = { 1: '', 2: css.two, 3: '', 6: css.smaller }

/** Figures with their labels. What holds for all of them is said once. */
function Ledger({ metrics }: { metrics: readonly MetricText[] }) {
  const [first, ...others] = metrics
  const same = others.every(({ counted }) => counted === first?.counted)
  return (
    <>
      {same && first?.counted && !first.isGoal && <p className={css.counted}>{first.counted}</p>}
      <dl className={`${css.figures} ${inColumns[metrics.length] ?? css.four}`}>
        {metrics.map(({ value, label, counted, isGoal }) => (
          <div key={label} className={css.row}>
            {!same && <dd className={css.counted}>{counted}</dd>}
            <dt className={css.label}>{label}</dt>
            <dd className={isGoal ? `${css.value} ${css.goal}` : css.value}>
              <Figure text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Stands at the margin by eye. Signs are a little bolder, and a unit in words is smaller than its figure. */
export function Figure({ text }: { text: string }) {
  const [figure = '', ...unit] = text.split(' ')
  return (
    <>
      <span className={css.digits}>
        {[...figure].map((letter, i) => {
          const shift = i === 0 ? (css.shift[letter as keyof typeof css.shift] ?? '') : ''
          const sign = /[+×%]/.test(letter) ? css.sign : ''
          return shift || sign ? (
            <span key={i} className={`${shift} ${sign}`}>
              {letter}
            </span>
          ) : (
            letter
          )
        })}
      </span>
      {unit.length > 0 && <span className={css.unit}> {unit.join(' ')}</span>}
    </>
  )
}

/** Figures, and below them what happened. */
export function MetricsSection({
  section,
  metrics,
  tone,
}: {
  section: SectionOf<'metrics'>
  metrics: readonly MetricText[]
  tone?: Tone | undefined
}) {
  return (
    <SectionFrame {...section} tone={tone}>
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
  tone,
}: SectionProps<'quote', { metrics?: MetricText[] | undefined }>) {
  return (
    <SectionFrame {...section} tone={tone}>
      {metrics && (
        <div className={css.smaller}>
          <Ledger metrics={metrics} />
        </div>
      )}
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
