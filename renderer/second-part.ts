/* The second part of the page script, which loads on the first sign of intent or shortly after the page has loaded. */

import type { Site } from '../content/model/site.ts'
import { watchForms } from '../ui/forms/early-forms.ts'

export { open, prepare } from '../ui/dialogs/dialog-opener.ts'
export { sendEarly, wakeForms } from '../ui/forms/early-forms.ts'

const wizardElement = document.querySelector<HTMLElement>('[data-island=booking]')
const wizardIsland = () => import('../ui/booking/booking-island.tsx')
const wizard =
  wizardElement &&
  import('../ui/booking/wizard-opener.ts').then(({ openWizard }) => openWizard(wizardElement, wizardIsland))
wizard?.catch(() => {})

/** Hydrates the wizard. @returns whether it was prefilled with the visitor's details */
export async function wakeWizard(): Promise<boolean> {
  // In parallel with the opener, not after it.
  wizardIsland().catch(() => {})
  return (await wizard)?.wake() ?? false
}

/** Continues after the wizard's first step was submitted. */
export async function goOn(): Promise<void> {
  await (await wizard)?.goOn()
}

/** Tracks a booking that this site or the audit scheduler reports from another window. */
export async function receive(message: { origin: string; data: unknown }): Promise<void> {
  const [{ trackBookingMessage }, { site }] = await Promise.all([
    import('../data-access/window-messages.ts'),
    import('../content/site.ts'),
  ])
  const { auditSchedulerUrl }: Site = site
  trackBookingMessage(message, [
    location.origin,
    ...(auditSchedulerUrl ? [new URL(auditSchedulerUrl).origin] : []),
  ])
}

// Browsers before Chrome 114, Safari 17 and Firefox 125 have no popovers.
if (!document.body.showPopover) import('./popover-fallback.ts').catch(() => {})

/**
 * Ignores errors, because the page's markup says what to do if an island does not load. Inlined as `import().then(use,
 * …)`, Vite would move the call into its preload helper, and a failed fetch would become an unhandled rejection.
 */
function whenLoaded<Island>(island: Promise<Island>, use: (island: Island) => void): void {
  island.then(use, () => {})
}

// The gallery is for editors and screenshots, so mount it immediately.
const gallery = document.querySelector<HTMLElement>('[data-island=gallery]')
if (gallery) whenLoaded(import('../ui/gallery/gallery-island.tsx'), (island) => island.mount(gallery))

const yourCall = document.querySelector<HTMLElement>('[data-island=your-call]')
if (yourCall) whenLoaded(import('../ui/your-call/your-call-island.tsx'), (island) => island.mount(yourCall))

watchForms()

for (const summary of document.querySelectorAll('[data-detail]>summary')) {
  summary.setAttribute('aria-haspopup', 'dialog')
}
