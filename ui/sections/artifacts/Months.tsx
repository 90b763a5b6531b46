import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { drawn } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** A bar chart per row, January on the left, without a scale. */
export function Months({ artifact }: { artifact: ArtifactOf<'months'> }) {
  return (
    <div className={drawn}>
      <p className={css.title}>{artifact.title}</p>
      {artifact.rows.map(({ name, text, theme, values }) => (
        <div key={name} data-theme={theme}>
          <p>
            <b className={css.name}>{name}</b> {text}
          </p>
          <svg aria-hidden="true" className={css.monthBars} viewBox="0 0 120 40" preserveAspectRatio="none">
            <path
              d={values.map((value, month) => `M${month * 10 + 5} 40v${-Math.round(value * 0.4)}`).join('')}
            />
          </svg>
        </div>
      ))}
      <p className={css.monthNames}>
        <span>January</span>
        <span>December</span>
      </p>
    </div>
  )
}
