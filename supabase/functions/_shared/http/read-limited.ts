/**
 * The body as text, or undefined as soon as it is longer than `limit` bytes: a sender may announce a
 * wrong length or none, so the bytes themselves are counted.
 *
 * @throws TypeError when the body is not UTF-8, unless `fatal` is false: then what is not becomes U+FFFD.
 */
export async function readLimited(
  request: Pick<Request, 'headers' | 'body'>,
  limit: number,
  { fatal = true }: { fatal?: boolean } = {},
): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const decoder = new TextDecoder('utf-8', { fatal })
  let size = 0
  let text = ''
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
