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

/** A vertical timeline. A gap has a hollow dot and a dashed line. */
export function Timeline({ artifact }: { artifact: ArtifactOf<'timeline'> }) {
  const { title, entries } = artifact
  return (
    <div className={drawn}>
      <p className={css.title}>{title}</p>
      <ol role="list" className={css.entries}>
        {entries.map(({ when, what, gap }) => (
          <li key={when} className={gap ? `${css.entry} ${css.gap}` : css.entry}>
            <span className={css.when}>{when}</span>
            <span className={css.what}>{what}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A row of twelve squares for each phase, with its own months filled. */
export function Year({ artifact }: { artifact: ArtifactOf<'year'> }) {
  let month = 0
  return (
    <div className={drawn}>
      <p className={css.title}>{artifact.title}</p>
      {artifact.phases.map(({ name, months }) => {
        const from = month
        month += months
        return (
          <div key={name}>
            <svg aria-hidden="true" className={css.year} viewBox="0 0 340 24">
              <path className={css.otherMonths} d={squares(0, 12)} />
              <path d={squares(from, month)} />
            </svg>
            <p>{name}</p>
          </div>
        )
      })}
    </div>
  )
}

function squares(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, i) => `M${(from + i) * 28.6} 0h24v24h-24z`).join('')
}
