import { isLike } from '../../data-access/is-like.ts'

/*
 * The tab's draft: what is known of its visitor, and what they have typed and not sent. Kept until the tab is closed.
 */

/** A form's values by field name; checkboxes with the same name are an array. */
export type FormTexts = Record<string, string | string[]>

type Draft = {
  /** By field name: what is known in one form is filled in everywhere. */
  values: FormTexts
  /** The ids of the forms that were sent without success, each with its words: a retry stores one row. */
  ids: Record<string, string[]>
  /** The id of the form that was typed into last. */
  begun: string
  /** The scheduler's fields that a link has filled in, which are read-only until Edit is pressed. */
  locked: readonly string[]
  /** The request that this tab sent: its booking answers it. */
  lead: { id: string; email: string }
}

const empty: Draft = { values: {}, ids: {}, begun: '', locked: [], lead: { id: '', email: '' } }

let key = 'draft'
/** The draft if storage is blocked or full. */
let unstored = empty

/** Uses a draft of its own while the team books for a person: nothing of it is the tab's. */
export function switchDraft(secret: string): void {
  key = `draft:${secret}`
  unstored = empty
}

function load(): Draft {
  try {
    const stored = window.sessionStorage.getItem(key)
    if (stored) return readDraft(JSON.parse(stored))
  } catch {
    // Storage is blocked, or has something else.
  }
  return unstored
}

/** Leaves out what is of another version, or damaged. */
function readDraft(stored: unknown): Draft {
  const { values, ids, begun, locked, lead } = { ...empty, ...(stored as Partial<Draft> | null) }
  return {
    values: entriesLike<string | string[]>(values, '', []),
    ids: entriesLike<string[]>(ids, []),
    begun: isLike(begun, '') ? begun : '',
    locked: isLike(locked, []) ? locked : [],
    lead: isLike(lead, empty.lead) ? lead : empty.lead,
  }
}

const entriesLike = <Value>(stored: object, ...examples: Value[]): Record<string, Value> =>
  Object.fromEntries(
    Object.entries({ ...stored }).filter((entry): entry is [string, Value] =>
      examples.some((each) => isLike(entry[1], each)),
    ),
  )

function save(change: Partial<Draft>): void {
  unstored = { ...load(), ...change }
  try {
    window.sessionStorage.setItem(key, JSON.stringify(unstored))
  } catch {
    // Storage is blocked or full.
  }
}

export const knownValues = (): FormTexts => load().values

export const formBegun = (): string => load().begun

/** Without those that "Start Over" has emptied since. */
export const lockedFields = (): readonly string[] => load().locked.filter((name) => knownValues()[name])
export const lockFields = (locked: readonly string[]): void => save({ locked })

export const rememberLead = (lead: Draft['lead']): void => save({ lead })

/** The id of the request that this tab sent with the email address. */
export function storedLeadOf(email: string): string | undefined {
  const { lead } = load()
  return lead.email.toLowerCase() === email.toLowerCase() ? lead.id : undefined
}

export const keepValues = (values: FormTexts, begun = formBegun()): void =>
  save({ values: { ...knownValues(), ...values }, begun })

/**
 * The idempotency key of a form's words, until the form is forgotten. Other words have another one: the server may have
 * stored the first ones, and would take a correction for a repeat.
 */
export function submissionId(form: string, typed: FormTexts = {}): string {
  const { ids } = load()
  const words = JSON.stringify(typed)
  const [known, wordsOfKnown] = ids[form] ?? []
  const id = known && wordsOfKnown === words ? known : randomId()
  save({ ids: { ...ids, [form]: [id, words] } })
  return id
}

/** A random UUID (version 4). Browsers have crypto.randomUUID only over HTTPS and on localhost. */
export function randomId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-a$4-')
}

/** Forgets fields of a form that was sent or is started over. */
export function forget(form: string, fields: readonly string[]): void {
  const { values, ids } = load()
  save({
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name))),
    ids: Object.fromEntries(Object.entries(ids).filter(([name]) => name !== form)),
    begun: '',
  })
}
