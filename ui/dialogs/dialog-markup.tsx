import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandRoot } from '../island/IslandRoot.tsx'
import { Modal } from '../primitives/Modal/Modal.tsx'
import { Dialogs } from './Dialogs.tsx'
import { dialogsPrefix } from './dialogs-prefix.ts'

/* The dialogs as HTML, rendered while building (`renderer/build/island-markup-plugin.ts`). */

/** What the island takes over. */
export const forms = renderToString(
  <IslandRoot>
    <Dialogs />
  </IslandRoot>,
  { identifierPrefix: dialogsPrefix },
)

/** The Learn More dialog, without its words: nothing takes it over. */
export const detail = renderToStaticMarkup(
  <Modal name="detail" title="" titleLevel={3}>
    <div data-detail-body="" />
  </Modal>,
  { identifierPrefix: 'detail' },
)
