import { grid } from '../layout/layout.css.ts'
import { columnsFor } from './columns-for.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'
import * as css from './Steps.css.ts'

export function StepsSection({ section }: SectionProps<'steps'>) {
  return (
    <SectionFrame {...section}>
      <ol role="list" className={`${grid[columnsFor(section.items.length)]} ${css.list}`}>
        {section.items.map((item) => (
          <li key={item.title} className={css.step}>
            <h3>{item.title}</h3>
            <p className={css.text}>{item.text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
