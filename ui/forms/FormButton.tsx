import type { ButtonHTMLAttributes } from 'react'
import type { ButtonVariant } from '../../content/model/link.ts'
import { visuallyHidden } from '../layout/layout.css.ts'
import { button } from '../primitives/Button/Button.css.ts'

type FormButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  /** While true, presses do nothing, the button keeps the focus, and its label is announced. */
  isPending?: boolean
}

/** The browser's own button, for prerendered forms and dialogs: it works before React, which they load without React Aria. */
export function FormButton({ variant = 'default', size = 'medium', isPending, ...props }: FormButtonProps) {
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
