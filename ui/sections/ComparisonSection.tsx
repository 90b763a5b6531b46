import * as css from './Comparison.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/**
 * Obstacles and our answers, side by side in rows. In wide windows, the labels of the two columns are visible once, in
 * a header; screen readers read them in every row.
 */
export function ComparisonSection({ section }: SectionProps<'comparison'>) {
  return (
    <SectionFrame {...section}>
      <div className={css.table}>
        <div className={css.head} aria-hidden="true">
          <span className={css.side}>{section.left}</span>
          <span className={css.answer}>{section.right}</span>
        </div>
        <ul role="list">
          {section.rows.map((row) => (
            <li key={row.left} className={css.row}>
              <p className={css.side}>
                <span className={css.label}>{section.left}</span>
                {section.named ? named(row.left) : row.left}
              </p>
              <p className={css.answer}>
                <span className={css.label}>{section.right}</span>
                {row.right}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

/** A text with its first word in bold. */
const named = (text: string) => [<b key="name">{text.split(' ', 1)}</b>, text.slice(text.indexOf(' '))]
