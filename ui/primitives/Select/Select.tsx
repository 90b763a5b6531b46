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

/** A select for a single choice. */
export function Select({ label, options, errorMessage, ...props }: SelectProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Rotating a phone moves the list partly off screen. Scrolling closes it.
    const scrollToTrigger = () => {
      if (trigger.current?.getAttribute('aria-expanded') === 'true')
        trigger.current.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('resize', scrollToTrigger)
    return () => removeEventListener('resize', scrollToTrigger)
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
        <ListBox ref={scrollToSelected} items={options} className={css.listBox}>
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
 * For Firefox, where the list does not have its final height yet when React Aria scrolls to the selected option.
 * Scrolls only the list, since scrolling an ancestor would close it.
 */
function scrollToSelected(list: HTMLElement | null): void {
  if (!list) return
  requestAnimationFrame(() => {
    const selected = list.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    if (selected) list.scrollTop += Math.max(0, selected.bottom - list.getBoundingClientRect().bottom)
  })
}
