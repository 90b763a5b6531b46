import { atom, type PrimitiveAtom } from 'jotai'
import { flushSync } from 'react-dom'
import { visitAttribution } from '../../data-access/attribution.ts'
import { type DataError, fail, type Result } from '../../data-access/result.ts'
import type { Submitted } from '../../data-access/submit-form.ts'
import {
  emptyDraft,
  type FormFields,
  type ParseResult,
} from '../../supabase/functions/_shared/contracts/form-field.ts'
import { backend, prepareToSend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { clearToast } from '../primitives/Toast/Toast.tsx'
import { type Draft, drafts, type FormKind, type Opening, openForm } from './drafts.ts'

/** The state of a form. After a failed submission, it is `editing` with a failure. */
export type FormState =
  | { status: 'editing'; errors: Partial<Record<string, string>>; failure?: DataError }
  | { status: 'submitting' }
  | { status: 'submitted' }

type Trace = Pick<Opening, 'openedAt' | 'draftRestored' | 'honeypot'>

/** Loads what submits a form. Call it early, so that submitting does not wait. */
export const loadSending = async () => {
  const [client, sending] = await Promise.all([backend(), import('../../data-access/submit-form.ts')])
  return { client, ...sending }
}
type Sending = Awaited<ReturnType<typeof loadSending>>

type FormModelConfig<Input> = {
  kind: FormKind
  fields: FormFields
  parse: (raw: unknown) => ParseResult<Input, string>
  save: (sending: Sending, input: Input & { id: string }, trace: Trace) => Promise<Result<Submitted>>
  onInvalid?: () => void
  onFailed?: () => void
  onSaved: (input: Input, saved: Submitted) => void
}

export type FormModel = ReturnType<typeof formModel>

const editing: FormState = { status: 'editing', errors: {} }

export function formModel<Input>(config: FormModelConfig<Input>) {
  const { kind, fields } = config
  const empty: Draft = { ...emptyDraft(fields), id: '' }
  const draftAtom = atom<Draft>(empty)
  const stateAtom = atom<FormState>(editing)
  let goal = ''
  let trace: Trace = { openedAt: 0, draftRestored: false, honeypot: '' }

  /** Sets the state of a newly opened form. */
  function show(opening: Opening): void {
    goal = opening.goal
    trace = opening
    setChanged(draftAtom, { ...empty, ...opening.draft })
    setChanged(stateAtom, editing)
  }

  /** Submits the form. @returns the first invalid field, if any */
  async function send(): Promise<string | undefined> {
    if (store.get(stateAtom).status !== 'editing') return undefined
    clearToast()
    const draft = store.get(draftAtom)
    const parsed = config.parse({ ...draft, attribution: visitAttribution(window) })
    if (!parsed.ok) {
      store.set(stateAtom, { status: 'editing', errors: parsed.errors })
      config.onInvalid?.()
      return Object.keys(fields).find((field) => parsed.errors[field])
    }
    store.set(stateAtom, { status: 'submitting' })
    await prepareToSend()
    const answer = await loadSending().then(
      (loaded) => config.save(loaded, { ...parsed.value, id: draft.id }, trace),
      (error) => fail('offline', String(error)),
    )
    if (!answer.ok) {
      console.warn('The form was not saved.', answer.error)
      store.set(stateAtom, { status: 'editing', errors: {}, failure: answer.error })
      config.onFailed?.()
      return undefined
    }
    drafts[kind].clear()
    // Rendered first, since the toast has its place there.
    flushSync(() => store.set(stateAtom, { status: 'submitted' }))
    config.onSaved(parsed.value, answer.value)
    return undefined
  }

  return {
    kind,
    fields,
    draftAtom,
    stateAtom,
    show,
    send,
    edit(name: string, value: string | string[]): void {
      const draft = { ...store.get(draftAtom), [name]: value }
      store.set(draftAtom, draft)
      drafts[kind].save(draft)
      const state = store.get(stateAtom)
      if (state.status !== 'editing') return
      const { [name]: _cleared, ...errors } = state.errors
      store.set(stateAtom, { ...state, errors })
    },
    fillHoneypot(value: string): void {
      trace = { ...trace, honeypot: value }
    },
    startOver(): void {
      drafts[kind].clear()
      clearToast()
      show(openForm(kind, goal))
    },
    /** Shows the form again after the success view, without errors. */
    reset(): void {
      if (store.get(stateAtom).status !== 'submitting') store.set(stateAtom, editing)
    },
  }
}

/** Set only on change, to avoid a re-render while a dialog opens. */
function setChanged<Value>(target: PrimitiveAtom<Value>, value: Value): void {
  if (JSON.stringify(store.get(target)) !== JSON.stringify(value)) store.set(target, value)
}
