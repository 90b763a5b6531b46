import type { SectionOf } from '../../content/model/section.ts'
import * as css from './Quote.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

export function QuoteSection({ section }: { section: SectionOf<'quote'> }) {
  return (
    <SectionFrame {...section} tone="sunken">
      <figure className={css.figure}>
        <blockquote className={css.quote}>“{section.quote}”</blockquote>
        <figcaption className={css.role}>{section.role}</figcaption>
      </figure>
    </SectionFrame>
  )
}
