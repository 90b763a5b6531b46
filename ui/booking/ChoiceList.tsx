import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import * as css from './BookingWizard.css.ts'

export type Choice = { id: string; label: string }

/** Days or times to choose from: the first press on one chooses it. */
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
      layout="grid"
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
