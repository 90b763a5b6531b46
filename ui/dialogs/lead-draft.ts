import { ctaGoals } from '../../content/cta-goals.ts'
import { draftStorage } from '../../data-access/draft-storage.ts'
import { idempotencyKey } from '../../data-access/idempotency-key.ts'
import type { Opening } from './opening.ts'

/** The lead form as typed, before it is checked. */
export type LeadDraft = {
  /** Made once per form: what makes a repeated save one row. */
  id: string
  firstName: string
  lastName: string
  organization: string
  email: string
  phone: string
  website: string
  helpWith: string[]
  primaryGoal: string
}

export const emptyLead: LeadDraft = {
  id: '',
  firstName: '',
  lastName: '',
  organization: '',
  email: '',
  phone: '',
  website: '',
  helpWith: [],
  primaryGoal: '',
}

export const leadDraft = draftStorage('lead', emptyLead)

/**
 * What the form opens with: this tab's draft where there is one, and the call to action's goal where the visitor has
 * written none. What an earlier call to action wrote is not the visitor's.
 */
export function openingLead(goal = ''): Opening<LeadDraft> {
  const stored = leadDraft.load()
  const lead = stored ?? { ...emptyLead, id: idempotencyKey() }
  const written = Object.values(ctaGoals).includes(lead.primaryGoal) ? '' : lead.primaryGoal
  return {
    draft: { ...lead, primaryGoal: written || goal },
    goal,
    openedAt: Date.now(),
    draftRestored: stored !== undefined,
    honeypot: '',
  }
}
