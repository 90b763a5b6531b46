import type { SectionOf } from '../../content/model/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import * as css from './Steps.css.ts'

export function StepsSection({ section }: { section: SectionOf<'steps'> }) {
  return (
    <SectionFrame {...section}>
      <ol role="list" className={`${css.list} ${section.items.length > 4 ? css.many : ''}`}>
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
