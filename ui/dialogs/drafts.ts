import { ctaGoals } from '../../content/cta-goals.ts'
import { draftStorage } from '../../data-access/draft-storage.ts'
import { idempotencyKey } from '../../data-access/idempotency-key.ts'

/** A form's values as typed, by field name. The id is the idempotency key: retries of a submission store one row. */
export type Draft = { id: string } & Record<string, string | string[]>

/** An opened form: its values, and data for spam detection. */
export type Opening = {
  draft: Draft
  /** The goal that the call to action suggests; often empty. */
  goal: string
  openedAt: number
  draftRestored: boolean
  honeypot: string
}

export type FormKind = 'call' | 'audit'

export type Opened = { [Kind in FormKind]?: Opening }

/** A page's own form with the same name has the same draft, but no id. */
export const drafts = {
  call: draftStorage<Partial<Draft>>('strategy-call', {}),
  audit: draftStorage<Partial<Draft>>('audit', {}),
}

/** Whether a value is a call to action's goal. */
const isSuggested = (value: string | string[]) => Object.values<unknown>(ctaGoals).includes(value)

/** Whether a draft has anything that the visitor typed or chose. */
export const isTyped = ({ id: _, ...typed }: Draft) =>
  Object.values(typed).some((value) => value.length > 0 && !isSuggested(value))

/** Opens a form with this tab's draft, if any. Sets the call to action's goal unless the visitor typed their own. */
export function openForm(kind: FormKind, goal = ''): Opening {
  const stored = drafts[kind].load()
  const draft: Draft = { id: idempotencyKey(), ...stored }
  const { primaryGoal = '' } = draft
  return {
    draft:
      kind === 'call' && (!primaryGoal || isSuggested(primaryGoal)) ? { ...draft, primaryGoal: goal } : draft,
    goal,
    openedAt: Date.now(),
    draftRestored: stored !== undefined,
    honeypot: '',
  }
}
