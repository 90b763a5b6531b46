/* The part of the page script that loads on the first sign of intent, or shortly after the page has loaded. */

import type { Site } from '../content/model/site.ts'
import { type Intent, openDialog, prepareDialogs } from '../ui/dialogs/dialog-opener.ts'
import { isDecidedLater, watchForms } from '../ui/forms/form-fields.ts'

/** The parts of a page with code of their own, by their `data-island`. */
const islands = {
  dialogs: () => import('../ui/dialogs/dialogs-island.tsx'),
  form: () => import('../ui/dialogs/dialogs-island.tsx'),
  booking: () => import('../ui/booking/booking-island.tsx'),
  'year-table': () => import('../ui/year-table/year-table.ts'),
  'your-call': () => import('../ui/your-call/your-call-island.tsx'),
} satisfies Record<string, () => Promise<{ mount: (container: HTMLElement) => unknown }>>

const woken = new Map<HTMLElement, Promise<unknown>>()

/** Loads an island’s code and mounts it. After a failure, the next call retries. @returns what its `mount` does */
export function wake(container: HTMLElement): Promise<unknown> {
  const load = islands[container.dataset['island'] as keyof typeof islands]
  const waking = woken.get(container) ?? load().then(({ mount }) => mount(container))
  woken.set(container, waking)
  waking.then(
    () => container.querySelector('[data-load-trouble]')?.setAttribute('hidden', ''),
    () => woken.delete(container),
  )
  return waking
}

/** Sends a form that was submitted before React came. Rejects if React cannot be loaded. */
export async function sendEarly(form: HTMLFormElement): Promise<void> {
  await wake(form.closest('[data-island]') as HTMLElement)
  // In a new task: browsers ignore a submission while the form's submit event is still dispatched, and it is if the
  // island was loaded before. Safari 15.6 has no requestSubmit().
  // React may have rendered the form anew.
  setTimeout(() => document.getElementById(form.id)?.querySelector<HTMLElement>('[type=submit]')?.click())
}

const ignore = () => {}

export function prepare({ kind }: Intent): void {
  prepareDialogs()
  if (kind !== 'detail') islands.dialogs().catch(ignore)
}

/** Opens the dialog for an intent. Closing it returns the focus to `from`. */
export function open(intent: Intent, from: HTMLElement): void {
  const dialogs = openDialog(intent, from)
  if (intent.kind === 'detail') return
  // Hydrate in the second frame, which starts after the dialog has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => wake(dialogs).catch(ignore))))
}

/** Copies the letter of a button. */
export const copyLetter = (button: HTMLElement) =>
  import('../ui/sections/copy-letter.ts').then(({ copyLetter }) => copyLetter(button))

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

watchForms()

const zone = document.querySelector<HTMLSelectElement>('[data-form=booking] select')
if (zone && !isDecidedLater(zone.form))
  import('../ui/forms/zones.tsx').then(({ showZone }) => showZone(zone), ignore)

const yearTable = document.querySelector<HTMLElement>('[data-island=year-table]')
if (yearTable) wake(yearTable).catch(ignore)

for (const summary of document.querySelectorAll('[data-detail]>summary')) {
  summary.setAttribute('aria-haspopup', 'dialog')
}
