/** Bytes of a body in JSON; what a browser may send with `keepalive`. */
export const largestBody = 64 * 1024

/**
 * Reads the body as text; returns undefined if it is over `limit` bytes. Counts the bytes, since Content-Length may be
 * missing or wrong.
 *
 * @throws TypeError if the body is not UTF-8; with `fatal: false`, a byte order mark may say UTF-16, and invalid bytes
 *   become U+FFFD
 */
export async function readLimited(
  request: Pick<Request, 'headers' | 'body'>,
  limit: number,
  { fatal = true }: { fatal?: boolean } = {},
): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  let decoder = new TextDecoder('utf-8', { fatal })
  let size = 0
  let text = ''
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    if (size === 0 && !fatal) decoder = new TextDecoder(markedEncoding(value))
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

const markedEncoding = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
