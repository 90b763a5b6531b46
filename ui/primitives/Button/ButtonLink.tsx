import type { ReactNode } from 'react'
import type { ButtonVariant, CtaTag } from '../../../content/model/link.ts'
import { button } from './Button.css.ts'

type ButtonLinkProps = {
  href: string
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  /** The dialog that the page script opens instead of following the link. */
  cta?: CtaTag
  children: ReactNode
}

/** A link that looks like a button. It works without JavaScript and in a new tab. */
export function ButtonLink({ href, variant = 'default', size = 'medium', cta, children }: ButtonLinkProps) {
  return (
    <a href={href} className={button({ variant, size })} data-cta={cta}>
      {children}
    </a>
  )
}
