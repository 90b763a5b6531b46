import type { SectionOf } from '../../content/model/section.ts'
import * as css from './Mockup.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

/** Papers and screens, drawn of text: an ad, a form, a record. Nothing in them can be pressed or filled in. */
export function MockupSection({ section }: { section: SectionOf<'mockup'> }) {
  return (
    <SectionFrame {...section} layout={section.sheets.length > 1 ? 'stacked' : 'split'}>
      <div className={css.sheets}>
        {section.sheets.map(({ label, parts, better }) => (
          <figure key={label} className={`${css.sheet} ${better ? css.better : ''}`}>
            <figcaption className={css.label}>{label}</figcaption>
            <ul role="list" className={css.parts}>
              {parts.map(({ as, text }) => (
                <li key={text} className={css.part[as]}>
                  {text}
                </li>
              ))}
            </ul>
          </figure>
        ))}
      </div>
    </SectionFrame>
  )
}
