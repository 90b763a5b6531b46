import { dates } from 'virtual:wizard-markup'
import { idempotencyKey } from '../../data-access/draft-storage.ts'
import { parseBookingContact } from '../../supabase/functions/_shared/contracts/booking-request.ts'
import { zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'
import { knownValues } from '../forms/form-draft.ts'
import { readForm, restoreForm } from '../forms/form-values.ts'
import { buildMarkup } from '../island/build-markup.ts'
import type { StepEntry } from './step-history.ts'
import {
  type ContactDraft,
  contactIn,
  emptyRun,
  stepHeadingId,
  type WizardState,
  wizardDraft,
} from './wizard-state.ts'

/*
 * The wizard before React loads: submitting a valid first step shows the second in the next frame, from prerendered
 * markup. The island then hydrates it and fetches the free times. An invalid form waits for the island, which shows the
 * errors.
 */

type Island = typeof import('./booking-island.tsx')
type Entry = StepEntry<WizardState>

/** @param load fetches the island */
export function openWizard(container: HTMLElement, load: () => Promise<Island>) {
  // If there are query parameters or history state, the island has to decide which step to show.
  const isFresh = !location.search && !history.state
  const form = container.querySelector('form')
  let firstStep: Element[] = [...container.children]
  let island: 'away' | 'mounting' | 'hydrated' | 'failed' = 'away'
  let mounting: Promise<boolean> | undefined
  /** Whether the second step is shown without React. */
  const isAhead = () => island !== 'hydrated' && !container.contains(firstStep[0] as Element)

  const show = (step: Element[]) => {
    container.replaceChildren(...step)
    // Like `focusStep`, which is not imported, to keep this script small.
    const heading = document.getElementById(stepHeadingId)
    heading?.focus({ preventScroll: true })
    container.scrollIntoView()
    heading?.scrollIntoView({ block: 'nearest' })
  }

  const showDates = () => {
    firstStep = [...container.children]
    const step = document.createElement('div')
    buildMarkup(step, dates)
    show([...step.children])
  }

  const keep = (elements: readonly Element[]) => {
    const draft = wizardDraft.load() ?? { ...emptyRun, bookingId: idempotencyKey() }
    const timeZone = elements.flatMap((each) => each.querySelector('select')?.value ?? [])[0] ?? ''
    wizardDraft.save({ ...draft, contact: valuesIn(elements), timeZone })
  }

  if (form && isFresh) {
    const draft = wizardDraft.load()
    // The team has left the booking for another person, whose link it can open again.
    if (draft?.requestSecret) wizardDraft.clear()
    else restoreForm(form, { ...knownValues(), timezone: draft?.timeZone ?? '' })
    showTimeZone(form)
    // A reload keeps what was typed before React came, or before this script did.
    const keepTyped = () => island !== 'hydrated' && keep([form])
    form.addEventListener('input', keepTyped)
    if (Object.values(valuesIn([form])).some(Boolean)) keepTyped()
  }

  const showSecondStep = () => {
    history.replaceState({ at: { step: 'form' } } satisfies Entry, '')
    history.pushState({ at: { step: 'calendar' }, previous: 'form' } satisfies Entry, '')
    keep(firstStep)
    showDates()
  }

  container.addEventListener('click', ({ target }) => {
    if (isAhead() && island !== 'mounting' && (target as Element).closest('button')) history.back()
  })
  addEventListener('popstate', ({ state }) => {
    const step = (state as Entry | null)?.at?.step
    if (island === 'mounting' || island === 'hydrated') return
    if (step === 'calendar' && !isAhead()) showDates()
    else if (step === 'form' && isAhead()) show(firstStep)
  })

  /** Hydrates the wizard. @returns whether it was prefilled with the visitor's details */
  const wake = (): Promise<boolean> => {
    mounting ??= load().then(
      async ({ mount }) => {
        island = 'mounting'
        const prefilled = await mount(container, isAhead() ? valuesIn(firstStep) : undefined)
        island = 'hydrated'
        document.querySelector('[data-load-trouble]')?.remove()
        return prefilled
      },
      (error) => {
        // Loading failed after its retries: show the first step again, with its values.
        island = 'failed'
        mounting = undefined
        if (isAhead()) history.back()
        throw error
      },
    )
    return mounting
  }

  /** Submits the first step: at once if possible, otherwise after React has loaded. */
  const goOn = async (form: HTMLFormElement): Promise<void> => {
    if (island === 'hydrated') return
    const isEarly = isFresh && island === 'away' && parseBookingContact(valuesIn([form])).ok
    if (isEarly) showSecondStep()
    await wake()
    // In a new task: browsers ignore a submission while the form's submit event is still dispatched.
    if (!isEarly) setTimeout(() => form.querySelector<HTMLElement>('[type=submit]')?.click())
  }

  return { wake, goOn }
}

function valuesIn(elements: readonly Element[]): ContactDraft {
  return contactIn(Object.assign({}, ...elements.map(readForm)))
}

/** Selects the browser's time zone, or says its label if it is not one of those offered. */
function showTimeZone(form: HTMLFormElement): void {
  const select = form.querySelector('select')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (!select || select.value || !timeZone) return
  select.value = timeZone
  if (select.value) return
  select.value = ''
  if (select.options[0]) select.options[0].text = zoneLabel(timeZone)
}
