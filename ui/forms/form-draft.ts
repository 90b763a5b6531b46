import { draftStorage, idempotencyKey } from '../../data-access/draft-storage.ts'
import { type FormTexts, readForm } from './form-values.ts'

type Draft = {
  /** By field name: what is known in one form is filled in everywhere. */
  values: FormTexts
  /** The idempotency keys of the forms that were sent without success: a retry stores one row. */
  ids: Record<string, string>
  /** The id of the form that was typed into last. */
  begun: string
}

/** What this tab knows of its visitor, and what they have typed and not sent. */
const storage = draftStorage<Draft>('forms', { values: {}, ids: {}, begun: '' })
const load = (): Draft => storage.load() ?? { values: {}, ids: {}, begun: '' }

export const knownValues = (): FormTexts => load().values

export const formBegun = (): string => load().begun

export function keepValues(values: FormTexts, begun = formBegun()): void {
  const draft = load()
  storage.save({ ...draft, values: { ...draft.values, ...values }, begun })
}

export function keepForm(form: HTMLFormElement): void {
  const values = readForm(form)
  // Nobody typed the goal that a call to action suggests.
  if (values['primaryGoal'] === form.dataset['goal']) values['primaryGoal'] = ''
  keepValues(values, form.id)
}

/** The idempotency key of a form, until it is forgotten. */
export function submissionId(form: string): string {
  const draft = load()
  const id = draft.ids[form] ?? idempotencyKey()
  storage.save({ ...draft, ids: { ...draft.ids, [form]: id } })
  return id
}

/** Forgets fields of a form that was sent or is started over. */
export function forget(form: string, fields: readonly string[]): void {
  const { values, ids } = load()
  storage.save({
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name))),
    ids: Object.fromEntries(Object.entries(ids).filter(([name]) => name !== form)),
    begun: '',
  })
}
