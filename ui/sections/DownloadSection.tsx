import type { SectionOf } from '../../content/model/section.ts'
import { button } from '../primitives/Button/Button.css.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import * as css from './Download.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

export function DownloadSection({ section }: { section: SectionOf<'download'> }) {
  return (
    <SectionFrame {...section} layout="split">
      <div className={css.box}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a
          href={section.file}
          download
          data-download={section.eventLabel}
          className={button({ variant: 'mission', size: 'large' })}
        >
          <Icon name="download" size={20} />
          {section.label}
        </a>
      </div>
    </SectionFrame>
  )
}
