import { grid } from '../layout/layout.css.ts'
import * as css from './Checklist.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

export function ChecklistSection({ section }: SectionProps<'checklist'>) {
  return (
    <SectionFrame {...section}>
      <div
        className={
          section.groups.length === 1 ? undefined : grid[section.groups.length === 3 ? 'three' : 'two']
        }
      >
        {section.groups.map((group) => (
          <div key={group.title} className={css.card}>
            <h3>{group.title}</h3>
            <ul role="list" className={css.list}>
              {group.items.map((item) => (
                <li key={item} className={css.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}
