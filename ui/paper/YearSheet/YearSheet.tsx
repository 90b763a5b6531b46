import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { label, title } from '../paper.css.ts'
import * as css from './YearSheet.css.ts'

const lines = Array.from({ length: 13 }, (_, month) => `M${month * 20} 0V34`).join('')

/** Twelve months from left to right, with a solid bar in each row. */
export function YearSheet({ artifact }: { artifact: ArtifactOf<'year'> }) {
  const look = artifact.dates ? 'dated' : 'named'
  return (
    <div className={css.sheet}>
      <p className={title}>{artifact.title}</p>
      <div className={css.row[look]}>
        <span />
        <MonthLetters />
        {artifact.dates && <span className={label}>{artifact.dates}</span>}
      </div>
      {artifact.rows.map(({ name, when, from, to }) => (
        <div key={name} className={css.row[look]}>
          <b className={css.name[look]}>{name}</b>
          <svg aria-hidden="true" className={css.track} viewBox="0 0 240 34" preserveAspectRatio="none">
            <path d={lines} />
            <rect
              x={Math.round(from * 20)}
              y="8"
              width={Math.max(4, Math.round((to - from) * 20))}
              height="18"
            />
          </svg>
          {when && <span className={css.when}>{when}</span>}
        </div>
      ))}
    </div>
  )
}

/** A bar chart per row, January on the left, without a scale. */
export function Months({ artifact }: { artifact: ArtifactOf<'months'> }) {
  return (
    <div className={css.sheet}>
      <p className={title}>{artifact.title}</p>
      {artifact.rows.map(({ name, text, theme, values }) => (
        <div key={name} className={css.row.named} data-theme={theme}>
          <p>
            <b className={css.name.named}>{name}</b>
            <span className={css.when}>{text}</span>
          </p>
          <svg aria-hidden="true" className={css.bars} viewBox="0 0 240 64" preserveAspectRatio="none">
            <path
              className={theme ? undefined : css.plain}
              d={values.map((value, month) => `M${month * 20 + 10} 64v${-Math.round(value * 0.64)}`).join('')}
            />
          </svg>
        </div>
      ))}
      <div className={css.row.named}>
        <span />
        <MonthLetters />
      </div>
    </div>
  )
}

const MonthLetters = () => (
  <span className={css.months}>
    {[...'JFMAMJJASOND'].map((letter, month) => (
      <span key={month}>{letter}</span>
    ))}
  </span>
)
