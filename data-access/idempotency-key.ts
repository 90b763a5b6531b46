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
