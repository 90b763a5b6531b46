import type { Ref } from 'react'
import { Button as RACButton, type ButtonProps as RACButtonProps } from 'react-aria-components/Button'
import type { ButtonVariant } from '../../../content/model/button-variant.ts'
import { button } from './Button.css.ts'

export type ButtonProps = Omit<RACButtonProps, 'className' | 'style'> & {
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  ref?: Ref<HTMLButtonElement>
}

/** A button for islands. In static markup, use `ButtonLink`. */
export function Button({ variant = 'default', size = 'medium', ...props }: ButtonProps) {
  return <RACButton {...props} className={button({ variant, size })} />
}
