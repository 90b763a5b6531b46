/*
 * The second part of a page's script: it comes with the first sign of an intent, or when the page stands and the line
 * is idle.
 */

export { open, prepare } from '../ui/dialogs/dialog-opener.ts'

/** The wizard: its list of files stands here, and not in the script that every page waits for. */
export const booking = () => import('../ui/booking/booking-island.tsx')

/** A booking that another window reports: the code that looks at origin and shape comes with the first of them. */
export async function receive(message: { origin: string; data: unknown }): Promise<void> {
  const { receive } = await import('../ui/island/booking-messages.ts')
  receive(message)
}

// Browsers before Chrome 114, Safari 17 and Firefox 125: the menu's buttons would do nothing.
if (!document.body.showPopover) import('./popover-fallback.ts').catch(() => {})

// For editors and screenshots, which show no intent.
const gallery = document.querySelector<HTMLElement>('[data-island=gallery]')
if (gallery)
  import('../ui/gallery/gallery-island.tsx').then(
    (island) => island.mount(gallery),
    () => {},
  )

const yourCall = document.querySelector<HTMLElement>('[data-island=your-call]')
if (yourCall)
  import('../ui/your-call/your-call-island.tsx').then(
    (island) => island.mount(yourCall),
    () => {},
  )

for (const summary of document.querySelectorAll('[data-detail]>summary')) {
  summary.setAttribute('aria-haspopup', 'dialog')
}
