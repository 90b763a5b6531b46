import { ctaGoals } from '../../content/cta-goals.ts'
import { draftStorage } from '../../data-access/draft-storage.ts'
import { idempotencyKey } from '../../data-access/idempotency-key.ts'

/** A dialog's form as typed, by field name. The id is made once per form, so that a repeated save makes one row. */
export type Draft = { id: string } & Record<string, string | string[]>

/** A form that was opened: its values, and what the spam guard needs to know about how it was filled in. */
export type Opening = {
  draft: Draft
  /** The goal that the call to action suggested; empty for most. */
  goal: string
  openedAt: number
  draftRestored: boolean
  honeypot: string
}

/** The dialogs with a form. */
export type FormKind = 'call' | 'audit'

/** The forms that were opened on this page. */
export type Opened = { [Kind in FormKind]?: Opening }

const anyDraft: Draft = { id: '' }

export const drafts = {
  call: draftStorage('lead', anyDraft),
  audit: draftStorage('audit', anyDraft),
}

/**
 * What a form opens with: this tab's draft, if any, and the call to action's goal, unless the visitor wrote their own. A
 * goal that an earlier call to action suggested is replaced.
 */
export function openForm(kind: FormKind, goal = ''): Opening {
  const stored = drafts[kind].load()
  const draft: Draft = stored ?? { id: idempotencyKey() }
  const suggested = kind === 'call' && Object.values<unknown>(ctaGoals).includes(draft['primaryGoal'] ?? '')
  return {
    draft: kind === 'call' && (suggested || !draft['primaryGoal']) ? { ...draft, primaryGoal: goal } : draft,
    goal,
    openedAt: Date.now(),
    draftRestored: stored !== undefined,
    honeypot: '',
  }
}
