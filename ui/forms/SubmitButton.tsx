import type { ReactNode } from 'react'
import type { ButtonVariant } from '../../content/model/button-variant.ts'
import { button } from '../primitives/Button/Button.css.ts'

/** The submit button of a form that works without script. */
export function SubmitButton({
  variant,
  size,
  children,
}: {
  variant: ButtonVariant
  size: 'medium' | 'large'
  children: ReactNode
}) {
  return (
    <button type="submit" className={button({ variant, size })}>
      {children}
    </button>
  )
}
