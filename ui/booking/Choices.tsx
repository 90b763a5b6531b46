import { useAtomValue } from 'jotai'
import { type ComponentProps, useDeferredValue } from 'react'
import { pickersAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import type { ChoiceList } from './ChoiceList.tsx'

/**
 * The days or times to choose from. Building React Aria's list takes a slow phone several frames, so the step is drawn
 * with placeholders of the same size first. (An initial value of `undefined` would not defer anything.)
 */
export function Choices({ toCome, ...props }: ComponentProps<typeof ChoiceList> & { toCome: number }) {
  const pickers = useDeferredValue(useAtomValue(pickersAtom), null)
  if (pickers && props.choices.length > 0) return <pickers.ChoiceList {...props} />
  if (toCome === 0) return null
  return (
    <div aria-hidden="true" className={props.wide ? css.wideChoices : css.choices}>
      {Array.from({ length: toCome }, (_, i) => (
        <span key={i} className={css.choiceToCome} />
      ))}
    </div>
  )
}
