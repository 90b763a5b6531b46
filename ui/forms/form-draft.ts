/*
 * The tab's draft: what is known of its visitor, and what they have typed and not sent. Kept until the tab is closed.
 * This is also what the forms have before React loads: they keep what is typed, and know what the tab knows.
 */

type Draft = {
  /** By field name: what is known in one form is filled in everywhere. */
  values: FormTexts
  /** The idempotency keys of the forms that were sent without success: a retry stores one row. */
  ids: Record<string, string>
  /** The id of the form that was typed into last. */
  begun: string
  /** The scheduler's fields that a link has filled in, which are read-only until Edit is pressed. */
  locked: readonly string[]
  /** The lead that this tab stored. Sending its id allows the tab's booking to update the lead. */
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
    if (stored) return { ...empty, ...JSON.parse(stored) }
  } catch {
    // Storage is blocked.
  }
  return unstored
}

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

/** The id of the lead that this tab stored with the email address. */
export function storedLeadOf(email: string): string | undefined {
  const { lead } = load()
  return lead.email.toLowerCase() === email.toLowerCase() ? lead.id : undefined
}

export const keepValues = (values: FormTexts, begun = formBegun()): void =>
  save({ values: { ...knownValues(), ...values }, begun })

export function keepForm(form: HTMLFormElement): void {
  const values = readForm(form)
  // Nobody typed the goal that a call to action suggests.
  if (values['primaryGoal'] && values['primaryGoal'] === form.dataset['goal']) values['primaryGoal'] = ''
  keepValues(values, form.id)
}

/** The idempotency key of a form, until it is forgotten. */
export function submissionId(form: string): string {
  const { ids } = load()
  const id = ids[form] ?? randomId()
  save({ ids: { ...ids, [form]: id } })
  return id
}

/** A random UUID (version 4). */
export function randomId(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  // Browsers have randomUUID only over HTTPS and on localhost.
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
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

const formsOfPage = () => document.querySelectorAll<HTMLFormElement>('form[data-form]')

/** Fills the page's forms with what the tab knows, and keeps what is typed, before React loads and after. */
export function watchForms(): void {
  for (const form of formsOfPage()) {
    form.noValidate = true
    if (isDecidedLater(form)) continue
    if (isTyped(form)) keepForm(form)
    restoreForm(form, knownValues())
  }
  reveal()
  addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement
    if (!form?.dataset['form']) return
    keepForm(form)
    for (const other of formsOfPage()) if (other !== form) fillForm(other, readForm(form))
  })
}

/** With a query or an entry in the history, the scheduler decides what it shows. */
export const isDecidedLater = (form: HTMLFormElement | null): boolean =>
  form?.dataset['form'] === 'booking' && Boolean(location.search || history.state)

/** Shows the form that was begun, or that a link asks for, on the page that has a choice between two. */
function reveal(): void {
  const wanted = location.hash.slice(1) || formBegun()
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=reason]'))
    if (choice.value === wanted) choice.click()
}

/** A form's values by field name; checkboxes with the same name are an array. */
export type FormTexts = Record<string, string | string[]>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All but the honeypot, which nobody reaches by keyboard. */
const fieldsIn = (form: Element) => [
  ...form.querySelectorAll<Field>(
    'input[name]:not([tabindex]), textarea[name]:not([tabindex]), select[name]:not([tabindex])',
  ),
]

/** Fills the fields from a draft by name. An array checks the boxes with its values. */
export function fillForm(form: Element, draft: FormTexts): void {
  for (const field of fieldsIn(form)) {
    const value = draft[field.name]
    if (Array.isArray(value)) (field as HTMLInputElement).checked = value.includes(field.value)
    // Set only on change, since setting it moves the caret.
    else if (value !== undefined && field.value !== value) field.value = value
  }
}

export function readForm(form: Element): FormTexts {
  const read: FormTexts = {}
  for (const field of fieldsIn(form)) {
    const { name, value, type } = field
    if (type !== 'checkbox') read[name] = value
    else {
      const chosen = (read[name] as string[] | undefined) ?? []
      read[name] = (field as HTMLInputElement).checked ? [...chosen, value] : chosen
    }
  }
  return read
}

/** Whether anything is typed or chosen in a form, besides the goal that its call to action suggests. */
export const isTyped = (form: HTMLFormElement): boolean =>
  Object.values(readForm(form)).some((value) => value.length > 0 && value !== form.dataset['goal'])

/** Fills the empty fields from a draft: what was typed before the script came is newer. */
export function restoreForm(form: Element, draft: FormTexts): void {
  const typed = Object.entries(readForm(form)).filter(([, value]) => value.length > 0)
  fillForm(form, { ...draft, ...Object.fromEntries(typed) })
}
