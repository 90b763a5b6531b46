import { Glyph } from '../primitives/Icon/Glyph.tsx'
import * as css from './Faqs.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** Questions and answers. The `<details>` elements share a name, so that one is open at a time. */
export function FaqsSection({ section }: SectionProps<'faqs'>) {
  return (
    <SectionFrame {...section} layout="split">
      <div className={css.list}>
        {section.items.map((faq) => (
          <details key={faq.question} name={section.id} className={css.item}>
            <summary className={css.question}>
              {faq.question}
              <Glyph name="down" size={24} />
            </summary>
            <div className={css.answer}>
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
