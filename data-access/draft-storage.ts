import { isLike } from './is-like.ts'

/**
 * Keeps what a visitor typed across reloads, until the tab is closed.
 *
 * @param empty an empty draft, which defines the shape of a valid one
 */
export function draftStorage<Draft>(key: string, empty: Draft) {
  const name = `draft:${key}`
  return {
    /** Saves the draft for this tab. Does nothing if storage is blocked or full. */
    save: (draft: Draft): void =>
      ignoringErrors(() => window.sessionStorage.setItem(name, JSON.stringify(draft))),
    /** Returns undefined if there is no draft or its shape differs, as after a deployment. */
    load: (): Draft | undefined =>
      ignoringErrors(() => {
        const stored: unknown = JSON.parse(window.sessionStorage.getItem(name) ?? 'null')
        return isLike(stored, empty) ? stored : undefined
      }),
    clear: (): void => ignoringErrors(() => window.sessionStorage.removeItem(name)),
  }
}

function ignoringErrors<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

const lastLead = draftStorage('stored-lead', { id: '', email: '' })

/** Remembers the lead that this tab stored. Sending its id allows the tab's booking to update the lead. */
export const rememberStoredLead = (lead: { id: string; email: string }): void => lastLead.save(lead)

/** The id of the lead that this tab stored with the email address. */
export function storedLeadOf(email: string): string | undefined {
  const lead = lastLead.load()
  return lead?.email.toLowerCase() === email.toLowerCase() ? lead.id : undefined
}

/**
 * A random UUID (version 4) that identifies a submission. Create it before the first attempt and reuse it for every
 * retry, so that the server can detect duplicates.
 */
export function idempotencyKey(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  // Browsers have randomUUID only over HTTPS and on localhost.
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
