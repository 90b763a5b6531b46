import type { Ground } from '../motifs/Pattern.css.ts'
import { row } from './artifacts/Sheets.css.ts'
import { Sheet } from './artifacts/Sheets.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** Documents and screens, such as an ad or a form, on the ground of the hero's drawing. They are not interactive. */
export function MockupSection({ section, ground }: SectionProps<'mockup', { ground: Ground }>) {
  return (
    <SectionFrame
      {...section}
      tone={ground === 'band' || ground === 'amber' ? ground : 'paper'}
      layout={section.sheets.length > 1 ? 'stacked' : 'split'}
    >
      <div className={row}>
        {section.sheets.map((sheet) => (
          <Sheet key={sheet.label} sheet={sheet} />
        ))}
      </div>
    </SectionFrame>
  )
}
