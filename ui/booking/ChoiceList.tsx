import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import * as css from './BookingWizard.css.ts'
import { stepHeadingId } from './steps.ts'

export type Choice = {
  id: string
  label: string
  content?: ReactNode
  /** In a grid of weeks, from 1. */
  place?: { gridColumn: number; gridRow: number }
}
/** Choices under a heading. Without a title, the only group. */
export type ChoiceGroup = { title?: string; choices: readonly Choice[] }

/**
 * A list of days or times; one press chooses. It is laid out in columns, but arrow keys move through it in order, since
 * Up and Down in columns would skip options for screen reader users.
 */
export function ChoiceList({
  label,
  groups,
  onChoose,
}: {
  label: string
  groups: readonly ChoiceGroup[]
  onChoose: (id: string) => void
}) {
  return (
    <ListBox
      aria-label={label}
      orientation="horizontal"
      className={groups[0]?.title ? css.groups : css.weeks}
      selectionMode="single"
      shouldSelectOnPressUp
      onSelectionChange={(chosen) => {
        const from = document.activeElement?.getBoundingClientRect()
        for (const id of chosen) onChoose(String(id))
        const note = document.getElementById(stepHeadingId)?.nextElementSibling
        const to = note?.getBoundingClientRect()
        // The date below the next step's heading comes from the pressed tile.
        if (from && to && !matchMedia('(prefers-reduced-motion)').matches)
          note?.animate({ translate: [`${from.x - to.x}px ${from.y - to.y}px`, '0'] }, 260)
      }}
    >
      {groups.map(({ title, choices }) => {
        const items = choices.map(({ id, label, content, place }) => (
          <ListBoxItem key={id} id={id} textValue={label} className={css.choice} style={place ?? {}}>
            {content ?? <span>{label}</span>}
          </ListBoxItem>
        ))
        return title ? (
          <ListBoxSection key={title} className={css.choices}>
            <Header className={css.groupTitle}>{title}</Header>
            {items}
          </ListBoxSection>
        ) : (
          items
        )
      })}
    </ListBox>
  )
}
