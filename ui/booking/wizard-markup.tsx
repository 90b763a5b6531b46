import { renderToString } from 'react-dom/server'
import { IslandRoot } from '../island/IslandRoot.tsx'
import { store } from '../island/store.ts'
import { wizardStateAtom } from './atoms.ts'
import { BookingWizard } from './BookingWizard.tsx'
import { wizardPrefix } from './wizard-state.ts'

/* The wizard's second step as HTML, rendered while building (`renderer/build/island-markup-plugin.ts`). */

store.set(wizardStateAtom, { step: 'calendar' })

/** What the island takes over when the visitor is there before it. */
export const dates = renderToString(
  <IslandRoot>
    <BookingWizard />
  </IslandRoot>,
  { identifierPrefix: wizardPrefix },
)
