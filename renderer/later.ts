/*
 * The second part of a page's script: it comes with the first sign of an intent, or when the page stands and the line
 * is idle.
 */

import { loadOnce } from './load-once.ts'

export { open, prepare } from '../ui/dialogs/dialog-opener.ts'

const wizardElement = document.querySelector<HTMLElement>('[data-island=booking]')
const wizardIsland = () => import('../ui/booking/booking-island.tsx')
const wizard = loadOnce(() =>
  import('../ui/booking/wizard-opener.ts').then(({ openWizard }) =>
    openWizard(wizardElement as HTMLElement, wizardIsland),
  ),
)
if (wizardElement) wizard().catch(() => {})

/** Brings the wizard to life. @returns whether it came with details of the visitor in it */
export async function wakeWizard(): Promise<boolean> {
  // Beside what comes first, not after it.
  wizardIsland().catch(() => {})
  return (await wizard()).wake()
}

/** The wizard's first step was sent. */
export async function goOn(form: HTMLFormElement): Promise<void> {
  return (await wizard()).goOn(form)
}

/** A booking that another window reports: the code that looks at origin and shape comes with the first of them. */
export async function receive(message: { origin: string; data: unknown }): Promise<void> {
  const { receive } = await import('../ui/island/booking-messages.ts')
  receive(message)
}

// Browsers before Chrome 114, Safari 17 and Firefox 125: the menu's buttons would do nothing.
if (!document.body.showPopover) import('./popover-fallback.ts').catch(() => {})

/**
 * The page says itself what to do where an island does not come. (Not by `import().then(use, …)`: Vite puts that into
 * what fetches the files, and a file that cannot be had would be an error that nobody hears.)
 */
function whenItComes<Island>(island: Promise<Island>, use: (island: Island) => void): void {
  island.then(use, () => {})
}

// For editors and screenshots, which show no intent.
const gallery = document.querySelector<HTMLElement>('[data-island=gallery]')
if (gallery) whenItComes(import('../ui/gallery/gallery-island.tsx'), (island) => island.mount(gallery))

const yourCall = document.querySelector<HTMLElement>('[data-island=your-call]')
if (yourCall) whenItComes(import('../ui/your-call/your-call-island.tsx'), (island) => island.mount(yourCall))

for (const summary of document.querySelectorAll('[data-detail]>summary')) {
  summary.setAttribute('aria-haspopup', 'dialog')
}
