import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import * as css from './BookingWizard.css.ts'
import { stepHeadingId } from './wizard-state.ts'

export type Choice = {
  id: string
  label: string
  content?: ReactNode
  /** In a grid of weeks, from 1. */
  place?: { gridColumn: number; gridRow: number }
}
/** Choices under a heading. Without a title, the only group. */
export type ChoiceGroup = { title?: string; choices: readonly Choice[] }

/** The days or times; one press chooses. */
export function ChoiceList({
  label,
  groups,
  onChoose,
}: {
  label: string
  groups: readonly ChoiceGroup[]
  onChoose: (id: string) => void
}) {
  return groups.map(({ title = '', choices }) => (
    <div key={title} className={css.group}>
      {title && <p className={css.groupTitle}>{title}</p>}
      <ul
        role="list"
        aria-label={title ? `${label}, ${title}` : label}
        className={title ? css.choices : css.weeks}
      >
        {choices.map(({ id, label, content, place }) => (
          <li key={id} style={place ?? {}}>
            <Button className={css.choice} onPress={() => choose(id, onChoose)}>
              {content ?? <span>{label}</span>}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The date below the next step's heading comes from the pressed tile. */
function choose(id: string, onChoose: (id: string) => void): void {
  const from = document.activeElement?.getBoundingClientRect()
  onChoose(id)
  const note = document.getElementById(stepHeadingId)?.nextElementSibling
  const to = note?.getBoundingClientRect()
  if (from && to && !matchMedia('(prefers-reduced-motion)').matches)
    note?.animate({ translate: [`${from.x - to.x}px ${from.y - to.y}px`, '0'] }, 260)
}
