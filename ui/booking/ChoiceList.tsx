import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import * as css from './BookingWizard.css.ts'

export type Choice = { id: string; label: string }

/**
 * Days or times to choose from; one press chooses. They are laid out in columns, but every arrow key moves to the next
 * one: a screen reader user would miss the other columns.
 */
export function ChoiceList({
  label,
  choices,
  wide = false,
  onChoose,
}: {
  label: string
  choices: readonly Choice[]
  /** For long words. */
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
