import * as css from './Download.css.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

export function DownloadSection({ section }: SectionProps<'download'>) {
  return (
    <SectionFrame {...section} layout="split">
      <div className={css.box}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <DownloadLink {...section} />
      </div>
    </SectionFrame>
  )
}
