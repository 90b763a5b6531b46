import { track } from '../../data-access/analytics.ts'
import { visitAttribution } from '../../data-access/attribution.ts'
import { fail } from '../../data-access/result.ts'
import {
  type LeadField,
  type LeadInput,
  parseLeadInput,
} from '../../supabase/functions/_shared/contracts/lead.ts'
import { prepareToSend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { clearErrorToasts, showToast } from '../primitives/Toast/show-toast.ts'
import { setWhereOther, type Trace } from './form-state.ts'
import { type LeadDraft, leadDraft, openingLead } from './lead-draft.ts'
import { leadAtom, leadFormAtom, schedulerUrlAtom } from './lead-state.ts'
import { loadSending } from './load-sending.ts'
import type { Opening } from './opening.ts'

let goalAsked = ''
let leaving: ReturnType<typeof setTimeout> | undefined
let trace: Trace = { openedAt: 0, draftRestored: false, honeypot: '' }

/** Begins to fill in the form that was opened. */
export function beginLead(opening: Opening<LeadDraft>): void {
  goalAsked = opening.goal
  const { openedAt, draftRestored, honeypot } = opening
  trace = { openedAt, draftRestored, honeypot }
  setWhereOther(leadAtom, opening.draft)
  setWhereOther(leadFormAtom, { status: 'editing', errors: {} })
}

/** Empties the form, as if it had been opened for the first time. */
export function startLeadOver(): void {
  leadDraft.clear()
  clearErrorToasts()
  beginLead(openingLead(goalAsked))
}

export function editLead<Field extends LeadField>(field: Field, value: LeadDraft[Field]): void {
  const lead = { ...store.get(leadAtom), [field]: value }
  store.set(leadAtom, lead)
  leadDraft.save(lead)
  const form = store.get(leadFormAtom)
  if (form.status !== 'editing') return
  const { [field]: _cleared, ...errors } = form.errors
  store.set(leadFormAtom, { ...form, errors: errors as typeof form.errors })
}

export function fillHoneypot(value: string): void {
  trace.honeypot = value
}

/** @returns the first wrong field, when there is one */
export async function sendLead(): Promise<LeadField | undefined> {
  if (store.get(leadFormAtom).status !== 'editing') return undefined
  clearErrorToasts()
  const draft = store.get(leadAtom)
  const parsed = parseLeadInput({ ...draft, attribution: visitAttribution(window) })
  if (!parsed.ok) {
    store.set(leadFormAtom, { status: 'editing', errors: parsed.errors })
    showToast({
      title: 'Please fix the errors',
      description: 'Check the highlighted fields and try again',
      tone: 'destructive',
    })
    return fieldOrder.find((field) => parsed.errors[field])
  }
  store.set(leadFormAtom, { status: 'submitting' })
  await prepareToSend()
  const answer = await loadSending().then(
    ({ client, submitLead }) => submitLead(client, { ...parsed.value, id: draft.id }, trace),
    (error) => fail('offline', String(error)),
  )
  if (!answer.ok) {
    console.warn('The lead was not saved.', answer.error)
    store.set(leadFormAtom, { status: 'editing', errors: {}, failure: answer.error })
    showToast({
      title: 'Something went wrong',
      description: 'Please try again or contact us directly',
      tone: 'destructive',
    })
    return undefined
  }
  if (answer.value.stored) track('lead_submitted', { lead_id: answer.value.id })
  leadDraft.clear()
  const url = schedulerUrl(parsed.value)
  store.set(schedulerUrlAtom, url)
  store.set(leadFormAtom, { status: 'submitted' })
  showToast({
    title: 'Success!',
    description: 'Your information has been submitted. The scheduler will open in a new tab',
    tone: 'neutral',
  })
  // Long enough for the message to be seen; where navigation is blocked, the success view stands.
  leaving = setTimeout(() => location.assign(url), 1200)
}

/** The fields in reading order: the first wrong one gets the focus. */
const fieldOrder: LeadField[] = [
  'firstName',
  'lastName',
  'organization',
  'email',
  'phone',
  'website',
  'helpWith',
  'primaryGoal',
]

/**
 * Closing resets the form and its errors. A form that was not sent is kept as a draft for the next opening; who closes
 * the thanks wishes to stay on the page.
 */
export function endLead(): void {
  clearTimeout(leaving)
  clearErrorToasts()
  if (store.get(leadFormAtom).status === 'submitting') return
  store.set(leadFormAtom, { status: 'editing', errors: {} })
}

/** The scheduler's address, prefilled (product specification, section 2). */
function schedulerUrl(lead: LeadInput): string {
  const query = new URLSearchParams({
    first: lead.firstName,
    last: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    org: lead.organization,
  })
  return `/schedule?${query}`
}
