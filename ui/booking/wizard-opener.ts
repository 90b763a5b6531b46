import { dates } from 'virtual:wizard-markup'
import { idempotencyKey } from '../../data-access/idempotency-key.ts'
import { parseBookingContact } from '../../supabase/functions/_shared/contracts/booking-request.ts'
import { restoreForm } from '../forms/form-values.ts'
import { buildMarkup } from '../island/build-markup.ts'
import { emptyContact, emptyRun, wizardDraft } from './wizard-draft.ts'
import { stepHeadingId, type WizardEntry } from './wizard-state.ts'

/*
 * The wizard before React loads: submitting a valid first step shows the second in the next frame, from prerendered
 * markup. The island then hydrates it and fetches the free times. An invalid form waits for the island, which shows the
 * errors.
 */

type Island = typeof import('./booking-island.tsx')

/** @param load fetches the island */
export function openWizard(container: HTMLElement, load: () => Promise<Island>) {
  // If there are query parameters or history state, the island has to decide which step to show.
  const isFresh = !location.search && !history.state
  const form = container.querySelector('form')
  const draft = wizardDraft.load()
  if (form && draft && isFresh) restoreForm(form, draft.contact)
  let firstStep: Element[] = [...container.children]
  /** The first step's values while the second is shown without React. */
  let submitted: typeof emptyContact | undefined
  let mounting: Promise<boolean> | undefined
  let [isLoaded, isHydrated, hasFailed] = [false, false, false]

  const show = (step: Element[]) => {
    container.replaceChildren(...step)
    // Like `focusStep`, which is not imported, to keep this script small.
    const heading = document.getElementById(stepHeadingId)
    heading?.focus({ preventScroll: true })
    container.scrollIntoView()
    heading?.scrollIntoView({ block: 'nearest' })
  }

  const showDates = (contact: typeof emptyContact) => {
    firstStep = [...container.children]
    submitted = contact
    const step = document.createElement('div')
    buildMarkup(step, dates)
    show([...step.children])
  }

  const showSecondStep = (typed: typeof emptyContact) => {
    const draft = wizardDraft.load() ?? { ...emptyRun, bookingId: idempotencyKey() }
    const written = Object.entries(typed).filter(([, value]) => value)
    const contact = { ...draft.contact, ...Object.fromEntries(written) }
    history.replaceState({ wizard: { step: 'form' } } satisfies WizardEntry, '')
    history.pushState({ wizard: { step: 'calendar' }, behind: 'form' } satisfies WizardEntry, '')
    wizardDraft.save({ ...draft, contact })
    showDates(contact)
  }

  container.addEventListener('click', ({ target }) => {
    if (submitted && !isLoaded && (target as Element).closest('button')) history.back()
  })
  addEventListener('popstate', ({ state }) => {
    const step = (state as WizardEntry | null)?.wizard?.step
    if (isLoaded) return
    if (step === 'calendar' && !submitted) showDates(valuesIn(firstStep))
    else if (step === 'form' && submitted) {
      submitted = undefined
      show(firstStep)
    }
  })

  /** Hydrates the wizard. @returns whether it was prefilled with the visitor's details */
  const wake = (): Promise<boolean> => {
    mounting ??= load().then(
      async ({ mount }) => {
        isLoaded = true
        const prefilled = await mount(container, submitted)
        isHydrated = true
        document.querySelector('[data-load-trouble]')?.remove()
        return prefilled
      },
      (error) => {
        // Loading failed after its retries: show the first step again, with its values.
        hasFailed = true
        mounting = undefined
        if (submitted) history.back()
        throw error
      },
    )
    return mounting
  }

  /** Submits the first step: at once if possible, otherwise after React has loaded. */
  const goOn = async (form: HTMLFormElement): Promise<void> => {
    if (isHydrated) return
    const typed = valuesIn([form])
    const isEarly = isFresh && !isLoaded && !hasFailed && parseBookingContact(typed).ok
    if (isEarly) showSecondStep(typed)
    await wake()
    // In a new task: browsers ignore a submission while the form's submit event is still dispatched.
    if (!isEarly) setTimeout(() => form.querySelector<HTMLElement>('[type=submit]')?.click())
  }

  return { wake, goOn }
}

function valuesIn(elements: readonly Element[]): typeof emptyContact {
  const fields = elements.flatMap((element) => [...element.querySelectorAll<HTMLInputElement>('input[name]')])
  return { ...emptyContact, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) }
}
