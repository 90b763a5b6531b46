import type { DownloadButton } from '../../content/model/link.ts'
import { button } from '../primitives/Button/Button.css.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'

export function DownloadLink({
  file,
  label,
  eventLabel,
  variant = 'mission',
}: DownloadButton & { variant?: 'mission' | 'link' }) {
  return (
    <a href={file} download data-download={eventLabel} className={button({ variant, size: 'large' })}>
      <Icon name="download" size={20} />
      {label}
    </a>
  )
}
