import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandRoot } from '../island/IslandRoot.tsx'
import { Modal } from '../primitives/Modal/Modal.tsx'
import { Dialogs } from './Dialogs.tsx'
import { dialogsPrefix } from './dialogs-prefix.ts'

/*
 * The dialogs as HTML, rendered while building (`renderer/build/dialog-markup-plugin.ts`). A document may have no style
 * attributes; what React Aria writes into them is in the style sheets too.
 */
const withoutStyles = (html: string) => html.replace(/ style="[^"]*"/g, '')

/** What the island takes over. */
export const formsMarkup = withoutStyles(
  renderToString(
    <IslandRoot>
      <Dialogs />
    </IslandRoot>,
    { identifierPrefix: dialogsPrefix },
  ),
)

/** The Learn More dialog, without its words: nothing takes it over. */
export const detailMarkup = renderToStaticMarkup(
  <Modal name="detail" title="" titleLevel={3}>
    <div data-detail-body="" />
  </Modal>,
  { identifierPrefix: 'detail' },
)
