import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import * as css from './BookingWizard.css.ts'

export type Choice = { id: string; label: string }

/**
 * A list of days or times; one press chooses. It is laid out in columns, but arrow keys move through it in order, since
 * Up and Down in columns would skip options for screen reader users.
 */
export function ChoiceList({
  label,
  choices,
  wide = false,
  onChoose,
}: {
  label: string
  choices: readonly Choice[]
  /** Wider columns, for long labels. */
  wide?: boolean
  onChoose: (id: string) => void
}) {
  return (
    <ListBox
      aria-label={label}
      orientation="horizontal"
      className={wide ? css.wideChoices : css.choices}
      selectionMode="single"
      shouldSelectOnPressUp
      onSelectionChange={(chosen) => {
        for (const id of chosen) onChoose(String(id))
      }}
    >
      {choices.map((choice) => (
        <ListBoxItem key={choice.id} id={choice.id} className={css.choice}>
          {choice.label}
        </ListBoxItem>
      ))}
    </ListBox>
  )
}
