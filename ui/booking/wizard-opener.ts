import { bookingRules } from '../../content/booking-rules.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import { idempotencyKey } from '../../data-access/draft-storage.ts'
import { bookingZones } from '../../data-access/time-slots/booking-zones.ts'
import { knownValues, readForm, restoreForm } from '../forms/form-draft.ts'
import { loadOnce } from '../island/load-once.ts'
import { contactIn, emptyRun, wizardDraft } from './wizard-state.ts'

/* The wizard's first step before React loads: it knows what the tab knows, and keeps what is typed. */

/** @param load fetches the island */
export function openWizard(
  container: HTMLElement,
  load: () => Promise<typeof import('./booking-island.tsx')>,
) {
  const form = container.querySelector('form')
  let isHydrated = false

  // If there are query parameters or history state, the island has to decide which step to show.
  if (form && !location.search && !history.state) {
    const draft = wizardDraft.load()
    // The team has left the booking for another person, whose link it can open again.
    if (draft?.requestSecret) wizardDraft.clear()
    else restoreForm(form, { ...knownValues(), timezone: draft?.timeZone ?? '' })
    showTimeZone(form)
    const keepTyped = () => {
      if (!isHydrated) keep(form)
    }
    form.addEventListener('input', keepTyped)
    if (Object.values(contactIn(readForm(form))).some(Boolean)) keepTyped()
  }

  /** Hydrates the wizard. @returns whether it was prefilled with the visitor's details */
  const wake = loadOnce(async () => {
    const { mount } = await load()
    const prefilled = await mount(container)
    isHydrated = true
    document.querySelector('[data-load-trouble]')?.remove()
    return prefilled
  })

  /** Submits the first step, once React has loaded. */
  const goOn = async (): Promise<void> => {
    await wake()
    // In a new task: browsers ignore a submission while the form's submit event is still dispatched.
    setTimeout(() => container.querySelector<HTMLElement>('[data-wizard-form] [type=submit]')?.click())
  }

  return { wake, goOn }
}

function keep(form: HTMLFormElement): void {
  const draft = wizardDraft.load() ?? { ...emptyRun, bookingId: idempotencyKey() }
  const timeZone = form.querySelector('select')?.value ?? ''
  wizardDraft.save({ ...draft, contact: contactIn(readForm(form)), timeZone })
}

/** Selects the browser's time zone, or says its label if it is not one of those offered. */
function showTimeZone(form: HTMLFormElement): void {
  const select = form.querySelector('select')
  if (!select || select.value) return
  const { zones, selected } = bookingZones(browserTimeZone(), bookingRules)
  select.value = selected
  if (select.value) return
  select.value = ''
  if (select.options[0]) select.options[0].text = zones.at(-1)?.label ?? ''
}
