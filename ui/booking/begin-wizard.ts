import { withoutPersonalQuery } from '../../data-access/attribution.ts'
import { secretIn } from '../../data-access/booking.ts'
import type { FormFields } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { bookingContactFields } from '../../supabase/functions/_shared/contracts/forms.ts'
import { scheduleParameters } from '../../supabase/functions/_shared/contracts/links.ts'
import { firstCharacters } from '../../supabase/functions/_shared/text.ts'
import { namedZone } from '../../supabase/functions/_shared/time/time-zone.ts'
import {
  type FormTexts,
  forget,
  formBegun,
  keepValues,
  knownValues,
  lockedFields,
  lockFields,
  switchDraft,
} from '../forms/draft.ts'
import { fillForm, restoreForm } from '../forms/form-fields.ts'
import { offeredZones } from '../forms/zones.tsx'
import { store } from '../island/island.tsx'
import { holderAtom, refreshTakenTimes, requestAtom, slotsAtom, timeZoneAtom, visitor } from './free-times.ts'
import { storedText } from './steps.ts'
import { goTo, lock, parseContact, wizardSteps } from './wizard-actions.ts'
import {
  contactFields,
  contactForm,
  contactNow,
  lockedAtom,
  type WizardState,
  wizardStateAtom,
} from './wizard-state.ts'

/**
 * Begins on hydration, with what was typed into the prerendered form, what the URL says and what the tab knows, in this
 * order. Removes personal data and the team's secret from the URL.
 *
 * @param found the prerendered form's values
 * @returns whether the visitor's details were filled in by a link and are locked
 */
export function beginWizard(form: HTMLFormElement, found: FormTexts): boolean {
  const entry = wizardSteps.stepOf(history.state)
  const address = withoutPersonalQuery(new URL(location.href))
  const linkSecret = secretIn(address.hash)
  if (linkSecret) address.hash = ''
  const secret = linkSecret ?? storedText(history.state, 'secret')
  if (secret) switchDraft(secret)
  store.set(holderAtom, secret ? { isTeam: true, secret } : visitor)

  const prefill = readPrefill(location.search)
  const { email: knownEmail } = knownValues()
  // The link is somebody else's.
  if (prefill['email'] && knownEmail && prefill['email'] !== knownEmail) forget('booking', prefillable)
  const prefilled = contactFields.filter((name) => name !== 'currentChallenge' && prefill[name])
  if (prefilled.length > 0) lockFields(prefilled)

  // After a booking, nothing is typed: Firefox restores fields on reload.
  const typed = Object.entries(entry?.step === 'success' ? {} : found).filter(([, value]) => value !== '')
  keepValues({ ...prefill, ...Object.fromEntries(typed) })
  store.set(lockedAtom, lockedFields())
  fillForm(form, contactNow())
  const { selected: timezone } = offeredZones(String(knownValues()['timezone'] ?? ''))
  store.set(timeZoneAtom, timezone)

  // New details start at the contact step, so that the visitor sees them before confirming.
  const isNew = prefilled.length > 0 || formBegun() === contactForm
  const isComplete = entry?.step === 'success' || parseContact().ok
  const state: WizardState = (!isNew && isComplete && entry) || { step: 'contact' }
  store.set(wizardStateAtom, state)
  wizardSteps.replace(state, { secret }, address)
  keepValues({ timezone })
  void refreshTakenTimes().then(fillInPerson)
  return lockedFields().length > 0
}

/** The team's link says whose call it is. What the team has typed meanwhile stays. */
function fillInPerson(): void {
  const asked = store.get(requestAtom)
  if (!asked || store.get(wizardStateAtom).step !== 'contact') return
  const known = knownValues()
  const { preferredStart, ...person } = asked
  const values: FormTexts = Object.fromEntries(
    [...contactFields, 'orgType' as const].flatMap((name) =>
      person[name] && !known[name] ? [[name, person[name]]] : [],
    ),
  )
  keepValues({ ...values, ...(namedZone(person.timezone) && { timezone: person.timezone }) })
  store.set(timeZoneAtom, String(knownValues()['timezone']))
  const filled = contactFields.filter((name) => name !== 'currentChallenge' && values[name])
  lock(filled)
  const form = document.querySelector(`#${contactForm}`)
  if (form) restoreForm(form, knownValues())
  // The time that they chose and could not book: one press books it.
  const slot = store
    .get(slotsAtom)
    .find(({ startsAt }) => startsAt === new Date(preferredStart || 0).toISOString())
  if (slot && parseContact().ok) goTo({ step: 'confirm', slot, timeZone: store.get(timeZoneAtom) })
}

const prefillable = [...contactFields, 'orgType', 'timezone', 'day', 'partOfDay', 'startsAt']

/** Reads the query parameters, truncated to each field's maximum length. */
function readPrefill(search: string): Partial<Record<string, string>> & FormTexts {
  const query = new URLSearchParams(search)
  const fields: FormFields = bookingContactFields
  return Object.fromEntries(
    Object.entries(scheduleParameters).flatMap(([name, parameter]) => {
      const value = firstCharacters(query.get(parameter)?.trim() ?? '', fields[name]?.max ?? 100)
      return value ? [[name, value]] : []
    }),
  )
}
