import type { Action, CtaTag } from '../../content/model/link.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { DownloadLink } from './DownloadLink.tsx'

const asksForAudit = (tag: CtaTag) => tag === 'free-audit' || tag === 'fundraising-audit'

/** The link of a tagged call to action without JavaScript (PRODUCT.md, "Calls to action"). */
export function ctaHref(tag: CtaTag): '/schedule' | '/contact' {
  return asksForAudit(tag) ? '/contact' : '/schedule'
}

/** A call is booked with an amber button everywhere. */
export function ActionLink({ action, size = 'medium' }: { action: Action; size?: 'medium' | 'large' }) {
  if ('file' in action) return <DownloadLink {...action} />
  if ('tag' in action) {
    return (
      <ButtonLink
        href={ctaHref(action.tag)}
        cta={action.tag}
        variant={asksForAudit(action.tag) ? 'outline' : 'hero'}
        size={size}
      >
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink href={action.to} variant={action.variant} size={size}>
      {action.label}
    </ButtonLink>
  )
}
