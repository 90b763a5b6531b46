import type { ReactNode } from 'react'
import type { ButtonVariant } from '../../../content/model/button-variant.ts'
import type { CtaTag } from '../../../content/model/link.ts'
import { button } from './Button.css.ts'

type ButtonLinkProps = {
  href: string
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  /** What the page script opens instead of following the link. */
  cta?: CtaTag
  children: ReactNode
}

/** A link that looks like a button: it works in a new tab, without JavaScript and before the script has loaded. */
export function ButtonLink({ href, variant = 'default', size = 'medium', cta, children }: ButtonLinkProps) {
  return (
    <a href={href} className={button({ variant, size })} data-cta={cta}>
      {children}
    </a>
  )
}
