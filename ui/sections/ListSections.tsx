import { grid } from '../layout/layout.css.ts'
import { Glyph } from '../primitives/Icon/Glyph.tsx'
import * as faqs from './Faqs.css.ts'
import * as css from './ListSections.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** The number of columns in wide windows. Avoids a single card in the last row if possible. */
export function columnsFor(count: number): 'two' | 'three' | 'four' | 'five' {
  if (count === 1) return 'two'
  if (count === 5) return 'five'
  if (count % 3 === 0) return 'three'
  if (count % 4 === 0) return 'four'
  if (count % 2 === 0) return 'two'
  return count % 3 === 1 ? 'four' : 'three'
}

export function ProseSection({ section, tone }: SectionProps<'prose'>) {
  // Four points stand below the text, two by two; clauses end in semicolons.
  const inGrid = section.points?.length === 4 && !section.points[0]?.endsWith(';')
  return (
    <SectionFrame {...section} tone={tone} layout="split" missing={inGrid}>
      <div className={css.prose}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.points && !inGrid && <Points items={section.points} />}
      </div>
      {inGrid && (
        <ul role="list" className={css.problems}>
          {section.points?.map((point) => (
            <li key={point} className={css.problem}>
              {point}
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}

export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={css.points}>
      {items.map((item) => (
        <li key={item} className={css.point}>
          {item}
        </li>
      ))}
    </ul>
  )
}

export function StepsSection({ section, tone }: SectionProps<'steps'>) {
  return (
    <SectionFrame {...section} tone={tone}>
      <ol role="list" className={`${grid[columnsFor(section.items.length)]} ${css.steps}`}>
        {section.items.map((item) => (
          <li key={item.title} className={css.step}>
            <h3>{item.title}</h3>
            <p className={css.stepText}>{item.text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}

export function ChecklistSection({ section, tone }: SectionProps<'checklist'>) {
  return (
    <SectionFrame {...section} tone={tone}>
      <div className={section.groups.length === 1 ? undefined : css.groups}>
        {section.groups.map((group) => (
          <div key={group.title} className={css.checks}>
            <h3>{group.title}</h3>
            <ul role="list" className={css.checklist}>
              {group.items.map((item) => (
                <li key={item} className={css.check}>
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

/** Questions and answers. The `<details>` elements share a name, so that one is open at a time. */
export function FaqsSection({ section, tone }: SectionProps<'faqs'>) {
  return (
    <SectionFrame {...section} tone={tone} layout="split" closer>
      <div className={faqs.list}>
        {section.items.map((faq) => (
          <details key={faq.question} name={section.id} className={faqs.item}>
            <summary className={faqs.question}>
              {faq.question}
              <Glyph name="down" size={24} />
            </summary>
            <div className={faqs.answer}>
              {faq.answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </SectionFrame>
  )
}
