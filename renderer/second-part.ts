/*
 * The second part of the page script: loads on the first sign of intent, or shortly after the page has loaded.
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

/** Hydrates the wizard. @returns whether it was prefilled with the visitor's details */
export async function wakeWizard(): Promise<boolean> {
  // In parallel with the opener, not after it.
  wizardIsland().catch(() => {})
  return (await wizard()).wake()
}

/** The wizard's first step was submitted. */
export async function goOn(form: HTMLFormElement): Promise<void> {
  return (await wizard()).goOn(form)
}

/** A booking reported by another window. The code that checks its origin and shape loads with the first one. */
export async function receive(message: { origin: string; data: unknown }): Promise<void> {
  const { receive } = await import('../ui/island/booking-messages.ts')
  receive(message)
}

// Browsers before Chrome 114, Safari 17 and Firefox 125: the menu's buttons would do nothing.
if (!document.body.showPopover) import('./popover-fallback.ts').catch(() => {})

/**
 * If an island does not load, the page's own markup says what to do. (Not `import().then(use, …)`: Vite would move that
 * into its preload helper, and a failed fetch would become an unhandled rejection.)
 */
function whenItComes<Island>(island: Promise<Island>, use: (island: Island) => void): void {
  island.then(use, () => {})
}

// The gallery is for editors and screenshots, so there is no intent to wait for.
const gallery = document.querySelector<HTMLElement>('[data-island=gallery]')
if (gallery) whenItComes(import('../ui/gallery/gallery-island.tsx'), (island) => island.mount(gallery))

const yourCall = document.querySelector<HTMLElement>('[data-island=your-call]')
if (yourCall) whenItComes(import('../ui/your-call/your-call-island.tsx'), (island) => island.mount(yourCall))

for (const summary of document.querySelectorAll('[data-detail]>summary')) {
  summary.setAttribute('aria-haspopup', 'dialog')
}
