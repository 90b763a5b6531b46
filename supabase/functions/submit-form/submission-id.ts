/**
 * The id of a submission: the same for the same words on the same day, so that a second press of the button, or a
 * reload of the answer, is no second row. Nobody without the key can work it out from the words.
 */
export async function submissionId(key: string, form: string, words: object, now: Date): Promise<string> {
  const encoder = new TextEncoder()
  const secret = await crypto.subtle.importKey(
    'raw',
    encoder.encode(`submit-form/${key}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const text = JSON.stringify([form, now.toISOString().slice(0, 10), words])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', secret, encoder.encode(text))).slice(0, 16)
  const hex = Array.from(bytes, (byte, index) => {
    // Version 8 (RFC 9562): made by a rule of the project's own.
    const marked = index === 6 ? (byte & 0x0f) | 0x80 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
