import { atom } from 'jotai'
import { track } from '../../data-access/analytics.ts'
import {
  type LeadInput,
  leadFields,
  parseLeadInput,
} from '../../supabase/functions/_shared/contracts/lead.ts'
import { store } from '../island/store.ts'
import { clearToast, showToast } from '../primitives/Toast/Toast.tsx'
import { formModel } from './form-model.ts'

/** The scheduler's URL; after the lead is saved, prefilled with its details. */
export const schedulerUrlAtom = atom('/schedule')

let redirectTimer: ReturnType<typeof setTimeout> | undefined

export const leadForm = formModel({
  kind: 'call',
  fields: leadFields,
  parse: parseLeadInput,
  save: ({ client, submitLead }, lead, trace) => submitLead(client, lead, trace),
  onInvalid: () =>
    showToast({
      at: 'call-fields',
      title: 'Please fix the errors',
      description: 'Check the highlighted fields and try again',
      tone: 'destructive',
    }),
  onFailed: () =>
    showToast({
      at: 'call',
      title: 'Something went wrong',
      description: 'Please try again or contact us directly',
      tone: 'destructive',
    }),
  onSaved(lead, { id, stored }) {
    if (stored) track('lead_submitted', { lead_id: id })
    const url = schedulerUrl(lead)
    store.set(schedulerUrlAtom, url)
    showToast({
      at: 'call',
      title: 'Success!',
      description: 'Your information has been submitted. The scheduler will open in a new tab',
      tone: 'neutral',
    })
    // Long enough to see the message. If navigation is blocked, the success view has a link.
    redirectTimer = setTimeout(() => location.assign(url), 1200)
  },
})

/** Closing clears the errors and keeps an unsent draft. Closing the success view cancels the redirect. */
export function endLead(): void {
  clearTimeout(redirectTimer)
  clearToast()
  leadForm.reset()
}

function schedulerUrl(lead: LeadInput): string {
  const query = new URLSearchParams({
    first: lead.firstName,
    last: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    org: lead.organization,
  })
  return `/schedule?${query}#details`
}
