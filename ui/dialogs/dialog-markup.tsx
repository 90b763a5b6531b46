import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandRoot } from '../island/IslandRoot.tsx'
import { Modal } from '../primitives/Modal/Modal.tsx'
import { Dialogs, dialogsPrefix } from './Dialogs.tsx'

/* The dialogs as HTML, rendered at build time (`renderer/build/island-markup-plugin.ts`). */

/** The dialogs with forms, which the island hydrates. */
export const forms = renderToString(
  <IslandRoot>
    <Dialogs />
  </IslandRoot>,
  { identifierPrefix: dialogsPrefix },
)

/** The Learn More dialog, without its text. It is never hydrated. */
export const detail = renderToStaticMarkup(
  <Modal name="detail" title="" titleLevel={3}>
    <div data-detail-body="" />
  </Modal>,
  { identifierPrefix: 'detail' },
)
