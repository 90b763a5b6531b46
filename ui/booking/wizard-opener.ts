import { dates } from 'virtual:wizard-markup'
import { idempotencyKey } from '../../data-access/idempotency-key.ts'
import { parseBookingContact } from '../../supabase/functions/_shared/contracts/booking-request.ts'
import { buildMarkup } from '../island/build-markup.ts'
import { emptyContact, emptyRun, wizardDraft } from './wizard-draft.ts'
import { stepHeadingId, type WizardEntry } from './wizard-state.ts'

/*
 * The wizard before React: sending a valid first step shows the second in the next frame, from prerendered markup that
 * needs nothing from the server. The island hydrates it and looks up the free times. A form with mistakes waits for the
 * island, which reports them.
 */

type Island = typeof import('./booking-island.tsx')

/** @param load fetches the island */
export function openWizard(container: HTMLElement, load: () => Promise<Island>) {
  // Query parameters, reloads and mailed links are handled by the island first.
  const isFresh = !location.search && !history.state
  let first: Element[] = [...container.children]
  /** While on the second step without React: what was typed into the first. */
  let ahead: typeof emptyContact | undefined
  let waking: Promise<boolean> | undefined
  let [taken, live, lost] = [false, false, false]

  const show = (step: Element[]) => {
    container.replaceChildren(...step)
    // Like `focusStep`, which would be too large for this script.
    const heading = document.getElementById(stepHeadingId)
    heading?.focus({ preventScroll: true })
    container.scrollIntoView()
    heading?.scrollIntoView({ block: 'nearest' })
  }

  const showDates = (contact: typeof emptyContact) => {
    first = [...container.children]
    ahead = contact
    const step = document.createElement('div')
    buildMarkup(step, dates)
    show([...step.children])
  }

  const goAhead = (typed: typeof emptyContact) => {
    const draft = wizardDraft.load() ?? { ...emptyRun, bookingId: idempotencyKey() }
    const written = Object.entries(typed).filter(([, value]) => value)
    const contact = { ...draft.contact, ...Object.fromEntries(written) }
    history.replaceState({ wizard: { step: 'form' } } satisfies WizardEntry, '')
    history.pushState({ wizard: { step: 'calendar' }, behind: 'form' } satisfies WizardEntry, '')
    wizardDraft.save({ ...draft, contact })
    showDates(contact)
  }

  container.addEventListener('click', ({ target }) => {
    if (ahead && !taken && (target as Element).closest('button')) history.back()
  })
  addEventListener('popstate', ({ state }) => {
    const step = (state as WizardEntry | null)?.wizard?.step
    if (taken) return
    if (step === 'calendar' && !ahead) showDates(typedIn(first))
    else if (step === 'form' && ahead) {
      ahead = undefined
      show(first)
    }
  })

  /** @returns once the wizard is hydrated: whether it was prefilled with the visitor's details */
  const wake = (): Promise<boolean> => {
    waking ??= load().then(
      async ({ mount }) => {
        taken = true
        const prefilled = await mount(container, ahead)
        live = true
        document.querySelector('[data-load-trouble]')?.remove()
        return prefilled
      },
      (error) => {
        // Loading failed for good: show the form again, with everything that was typed.
        lost = true
        waking = undefined
        if (ahead) history.back()
        throw error
      },
    )
    return waking
  }

  /** The first step was submitted: continues at once if possible, else once React has loaded. */
  const goOn = async (form: HTMLFormElement): Promise<void> => {
    if (live) return
    const typed = typedIn([form])
    const goesAhead = isFresh && !taken && !lost && parseBookingContact(typed).ok
    if (goesAhead) goAhead(typed)
    await wake()
    if (!goesAhead) form.querySelector<HTMLElement>('[type=submit]')?.click()
  }

  return { wake, goOn }
}

function typedIn(elements: readonly Element[]): typeof emptyContact {
  const fields = elements.flatMap((element) => [...element.querySelectorAll<HTMLInputElement>('input[name]')])
  return { ...emptyContact, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) }
}
