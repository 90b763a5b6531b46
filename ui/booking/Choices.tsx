import { useAtomValue } from 'jotai'
import { type ComponentProps, useDeferredValue } from 'react'
import { listsAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import type { ChoiceList } from './ChoiceList.tsx'

/**
 * The days or times to choose from. React Aria takes several frames of a slow phone to build their list: it comes after
 * the frame in which the step is shown, into a place that is kept for it.
 */
export function Choices({ toCome, ...props }: ComponentProps<typeof ChoiceList> & { toCome: number }) {
  const lists = useDeferredValue(useAtomValue(listsAtom), undefined)
  if (lists && props.choices.length > 0) return <lists.ChoiceList {...props} />
  if (toCome === 0) return null
  return (
    <div aria-hidden="true" className={props.wide ? css.wideChoices : css.choices}>
      {Array.from({ length: toCome }, (_, i) => (
        <span key={i} className={css.choiceToCome} />
      ))}
    </div>
  )
}
