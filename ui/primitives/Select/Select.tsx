import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import {
  Select as RACSelect,
  type SelectProps as RACSelectProps,
  SelectValue,
} from 'react-aria-components/Select'
import { Glyph } from '../Icon/Glyph.tsx'
import { field } from '../TextField/field.css.ts'
import { ErrorText, FieldLabel } from '../TextField/TextField.tsx'
import * as css from './Select.css.ts'

export type SelectOption = { id: string; label: string }

export type SelectProps = Omit<RACSelectProps<SelectOption>, 'className' | 'style' | 'children'> & {
  label: string
  options: readonly SelectOption[]
  errorMessage?: string
}

/** A select with one choice. */
export function Select({ label, options, errorMessage, ...props }: SelectProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // When a phone is rotated, the list ends up partly outside the window. Scrolling closes it.
    const follow = () => {
      if (trigger.current?.getAttribute('aria-expanded') === 'true')
        trigger.current.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [])
  return (
    <RACSelect {...props} validationBehavior="aria" isInvalid={Boolean(errorMessage)} className={field}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Button ref={trigger} className={css.trigger}>
        <SelectValue />
        <Glyph name="down" />
      </Button>
      <ErrorText>{errorMessage}</ErrorText>
      <Popover className={css.popover}>
        <ListBox ref={showChosen} items={options} className={css.listBox}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={css.option}>
              {({ isSelected }) => (
                <>
                  {option.label}
                  {isSelected && <Glyph name="check" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </RACSelect>
  )
}

/**
 * In Firefox, the list does not have its final height yet when React Aria scrolls the selected option into view. Scrolls
 * the list only, since it closes when anything around it scrolls.
 */
function showChosen(list: HTMLElement | null): void {
  if (!list) return
  requestAnimationFrame(() => {
    const chosen = list.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    if (chosen) list.scrollTop += Math.max(0, chosen.bottom - list.getBoundingClientRect().bottom)
  })
}
