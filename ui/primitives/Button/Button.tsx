import type { Ref } from 'react'
import { Button as RACButton, type ButtonProps as RACButtonProps } from 'react-aria-components/Button'
import type { ButtonVariant } from '../../../content/model/link.ts'
import { visuallyHidden } from '../../layout/layout.css.ts'
import { button } from './Button.css.ts'

export type ButtonProps = Omit<RACButtonProps, 'className' | 'style' | 'children'> & {
  children: RACButtonProps['children'] & React.ReactNode
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  ref?: Ref<HTMLButtonElement>
}

/**
 * React Aria's button. One of a prerendered form is a `FormButton`, one that leads to a page a `ButtonLink`.
 *
 * While it is pending, presses do nothing, it keeps the focus, and its label is announced. React Aria's own `isPending`
 * announces outside an open dialog, where everything is inert, and leaves an image without a name behind.
 */
export function Button({ variant = 'default', size = 'medium', isPending, children, ...props }: ButtonProps) {
  const pending = isPending && ({ 'aria-disabled': true, 'data-pending': true, type: 'button' } as const)
  return (
    <>
      <RACButton
        {...props}
        {...(isPending && { onPress: () => {} })}
        render={(dom) => <button {...dom} {...pending} />}
        className={button({ variant, size })}
      >
        {/* React Aria would render a text of its own, which does not change any more once a translator has replaced it. */}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </RACButton>
      {isPending !== undefined && (
        <span role="status" className={visuallyHidden}>
          {isPending && children}
        </span>
      )}
    </>
  )
}
