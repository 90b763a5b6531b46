import { row } from './artifacts/Sheets.css.ts'
import { Sheet } from './artifacts/Sheets.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** Mockups of documents and screens, such as an ad or a form. They are not interactive. */
export function MockupSection({ section }: SectionProps<'mockup'>) {
  return (
    <SectionFrame {...section} layout={section.sheets.length > 1 ? 'stacked' : 'split'}>
      <div className={row}>
        {section.sheets.map((sheet) => (
          <Sheet key={sheet.label} sheet={sheet} />
        ))}
      </div>
    </SectionFrame>
  )
}
