import type { Action, CtaTag, DownloadButton } from '../../content/model/link.ts'
import { button } from '../primitives/Button/Button.css.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
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

const asksForAudit = (tag: CtaTag) => tag === 'free-audit' || tag === 'fundraising-audit'

/** The link of a tagged call to action without JavaScript (PRODUCT.md, "Calls to action"). */
export function ctaHref(tag: CtaTag): '/schedule' | '/contact#website-audit' {
  return asksForAudit(tag) ? '/contact#website-audit' : '/schedule'
}

/** The first action is a button, amber if it books a call; the second is a link. */
export function ActionLink({ action, first }: { action: Action; first: boolean }) {
  if ('file' in action) return <DownloadLink {...action} variant={first ? 'mission' : 'link'} />
  if ('tag' in action) {
    return (
      <ButtonLink
        href={ctaHref(action.tag)}
        cta={action.tag}
        variant={first ? (asksForAudit(action.tag) ? 'mission' : 'hero') : 'link'}
        size="large"
      >
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink href={action.to} variant={first ? action.variant : 'link'} size="large">
      {action.label}
    </ButtonLink>
  )
}
