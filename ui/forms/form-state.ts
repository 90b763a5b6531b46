import { atom, useAtomValue } from 'jotai'
import { flushSync } from 'react-dom'
import { formWords } from '../../content/form-words.ts'
import { track } from '../../data-access/analytics.ts'
import { type DataError, type Result, succeed } from '../../data-access/ask-backend.ts'
import { visitAttribution } from '../../data-access/attribution.ts'
import { backend } from '../../data-access/backend.ts'
import { prepareProof } from '../../data-access/proof.ts'
import { reachSite, type Submitted, saveForm } from '../../data-access/save-form.ts'
import {
  type FormFields,
  fieldId,
  honeypotName,
  parseFields,
} from '../../supabase/functions/_shared/contracts/form-field.ts'
import {
  callRequestFields,
  type FormName,
  forms,
  personFields,
} from '../../supabase/functions/_shared/contracts/forms.ts'
import { scheduleParameters } from '../../supabase/functions/_shared/contracts/links.ts'
import { store } from '../island/island.tsx'
import { clearStatus, showStatus } from '../primitives/StatusLine/StatusLine.tsx'
import { type FormTexts, forget, knownValues, rememberLead, submissionId } from './draft.ts'
import { fillForm, isTyped, keepForm, readForm } from './form-fields.ts'

/** What a form shows. Its values are in its fields, so that no render can change what somebody types. */
export type FormState = {
  status: 'editing' | 'sending' | 'sent'
  errors: Readonly<Partial<Record<string, string>>>
  /** Why the last attempt failed. */
  failure: { title?: string; text: string } | undefined
  /** Whether the visitor has typed or chosen anything. */
  typed: boolean
  /** The values that were sent. */
  sent: FormTexts
}

const initial: FormState = { status: 'editing', errors: {}, failure: undefined, typed: false, sent: {} }

/** Where messages about a closed dialog stand. */
export const outside = 'outside'

/** Every form of the page by its element's id. */
const formsAtom = atom<Readonly<Record<string, FormState>>>({})

const stateOf = (id: string): FormState => store.get(formsAtom)[id] ?? initial
export const useFormState = (id: string): FormState => useAtomValue(formsAtom)[id] ?? initial

export function changeForm(id: string, change: Partial<FormState>): void {
  store.set(formsAtom, { ...store.get(formsAtom), [id]: { ...stateOf(id), ...change } })
}

/** Notes whether anything is typed in a form whose fields have been filled in. */
export function noteTyped(form: HTMLFormElement): void {
  const typed = isTyped(form)
  if (stateOf(form.id).typed !== typed) changeForm(form.id, { typed })
}

/** Shows an empty form again: without errors, and after it was sent instead of the thanks. */
export function resetForm(id: string): void {
  if (stateOf(id).status !== 'sending') flushSync(() => changeForm(id, initial))
}

/** Follows an input in a field: its error no longer applies. */
export function editForm(form: HTMLFormElement, name: string): void {
  const { errors } = stateOf(form.id)
  if (errors[name]) changeForm(form.id, { errors: { ...errors, [name]: undefined } })
  noteTyped(form)
}

/** Completes what was typed, such as a website without `https://`. */
export function completeField(form: SiteFormName, field: HTMLInputElement): void {
  const complete = fieldsOf(form)[field.name]?.complete
  if (complete && field.form) fillForm(field.form, { [field.name]: complete(field.value) })
}

export function startOver(form: HTMLFormElement, name: SiteFormName): void {
  clearStatus()
  forget(name, fieldNames(name))
  startAgain(form)
}

/** Shows a form with nothing but what is known of the person, and the goal that its call to action suggests. */
function startAgain(form: HTMLFormElement): void {
  form.reset()
  fillForm(form, { ...knownValues(), primaryGoal: form.dataset['goal'] ?? '' })
  flushSync(() => changeForm(form.id, initial))
  noteTyped(form)
}

/**
 * Sends a form with the values of its fields.
 *
 * @param onSent called once it is stored; `watched` says whether the visitor still sees the form
 */
export async function sendForm(
  form: HTMLFormElement,
  name: SiteFormName,
  onSent: (values: FormTexts, watched: boolean) => void,
): Promise<void> {
  const { id } = form
  if (stateOf(id).status !== 'editing') return
  clearStatus()
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name]')) completeField(name, field)
  keepForm(form)
  const values = readForm(form)
  const parsed = parseFields(fieldsOf(name), values)
  if (!parsed.ok) return showErrors(form, name, parsed.errors)
  changeForm(id, { status: 'sending', errors: {}, failure: undefined })
  const answer = await (name === 'home' ? reachScheduler() : save(form, name, values))
  const dialog = form.closest('dialog')
  const watched = dialog?.open ?? true
  if (!answer.ok) {
    console.warn('The form was not saved.', answer.error)
    return showFailure(form, name, answer.error, watched)
  }
  if (answer.value.errors) return showErrors(form, name, answer.value.errors)
  // The next page, or the wizard, still needs what the home page's form has asked.
  if (name !== 'home') {
    track(name === 'audit' ? 'audit_submitted' : 'lead_submitted', { form: name })
    if (name !== 'audit')
      rememberLead({ id: submissionId(name, values), email: String(values['email']).trim() })
    forget(
      name,
      fieldNames(name).filter((field) => !(field in personFields)),
    )
  }
  if (dialog) flushSync(() => changeForm(id, { ...initial, status: 'sent', sent: values }))
  // The page is left, and may come back as it was.
  else addEventListener('pagehide', () => startAgain(form), { once: true })
  onSent(values, watched)
}

const fieldNames = (name: SiteFormName) => Object.keys(fieldsOf(name))

function save(form: HTMLFormElement, name: FormName, values: FormTexts): Promise<Result<Submitted>> {
  const honeypot = form.querySelector<HTMLInputElement>(`[name=${honeypotName}]`)?.value ?? ''
  const openedAt = Number(form.dataset['opened'] ?? performance.timeOrigin)
  // An earlier attempt may have used the proof.
  prepareProof(backend())
  return saveForm(backend(), {
    form: name,
    id: submissionId(name, values),
    typed: { ...values, [honeypotName]: honeypot },
    attribution: visitAttribution(window),
    openedAt,
  })
}

async function reachScheduler(): Promise<Result<Submitted>> {
  const reached = await reachSite('/schedule')
  return reached.ok ? succeed({}) : reached
}

function showErrors(form: HTMLFormElement, name: SiteFormName, errors: FormState['errors']): void {
  flushSync(() => changeForm(form.id, { status: 'editing', errors, failure: undefined }))
  if (name === 'strategy-call')
    showStatus({ ...formWords.invalid, tone: 'destructive', at: `${form.id}-fields` })
  const wrong = fieldNames(name).find((field) => errors[field])
  const field = document.getElementById(fieldId(form.id, wrong ?? ''))
  const control = field?.matches('fieldset') ? field.querySelector('input') : field
  control?.focus()
}

function showFailure(form: HTMLFormElement, name: SiteFormName, error: DataError, watched: boolean): void {
  const { title, description } = formWords.failed
  const failure =
    name === 'audit' && error.kind !== 'rate_limited'
      ? { text: formWords.auditFailed }
      : { title, text: error.kind === 'server' ? description : error.message }
  flushSync(() => changeForm(form.id, { status: 'editing', failure }))
  if (!watched) showStatus({ ...formWords.failedWhileClosed, tone: 'destructive', at: outside })
  // Not under the buttons, which stay in view.
  form.querySelector('[data-failure]')?.scrollIntoView({ block: 'center' })
}

/** The home page's form begins a booking. With a script, it opens the scheduler and stores nothing itself. */
export type SiteFormName = FormName | 'home'

const { firstName, lastName, email, organization, orgType, currentChallenge } = callRequestFields
const homeFields = { firstName, lastName, email, organization, orgType, currentChallenge }

export const fieldsOf = (form: SiteFormName): FormFields =>
  form === 'home' ? homeFields : forms[form].fields

/** The scheduler's URL, which fills in what the person has told a form. */
export function schedulerUrl(values: FormTexts): string {
  const query = Object.entries(scheduleParameters).flatMap(([field, name]) =>
    values[field] ? [[name, String(values[field])]] : [],
  )
  return query.length > 0 ? `/schedule?${new URLSearchParams(query)}#details` : '/schedule'
}
