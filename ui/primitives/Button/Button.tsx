import type { ButtonHTMLAttributes } from 'react'
import type { ButtonVariant } from '../../../content/model/button-variant.ts'
import { visuallyHidden } from '../../layout/layout.css.ts'
import { button } from './Button.css.ts'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  /** While true, presses do nothing, the button keeps the focus, and its label is announced. */
  isPending?: boolean
}

/** The browser's own button. One that leads to a page is a `ButtonLink`. */
export function Button({ variant = 'default', size = 'medium', isPending, ...props }: ButtonProps) {
  const pending = isPending && { 'aria-disabled': true, 'data-pending': '', onClick: undefined }
  return (
    <>
      <button
        {...props}
        {...pending}
        type={isPending ? 'button' : (props.type ?? 'button')}
        className={button({ variant, size })}
      />
      {isPending !== undefined && (
        <span role="status" className={visuallyHidden}>
          {isPending && props.children}
        </span>
      )}
    </>
  )
}
