import { renderToString } from 'react-dom/server'
import { IslandRoot } from '../island/IslandRoot.tsx'
import { store } from '../island/store.ts'
import { wizardStateAtom } from './atoms.ts'
import { BookingWizard } from './BookingWizard.tsx'
import { wizardPrefix } from './wizard-state.ts'

/* The wizard's second step as HTML, rendered at build time (`renderer/build/island-markup-plugin.ts`). */

store.set(wizardStateAtom, { step: 'calendar' })

/** The island hydrates this if the visitor reaches the second step before React has loaded. */
export const dates = renderToString(
  <IslandRoot>
    <BookingWizard />
  </IslandRoot>,
  { identifierPrefix: wizardPrefix },
)
