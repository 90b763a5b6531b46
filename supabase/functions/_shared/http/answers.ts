/** The machine-readable error code of a response. */
type Refusal =
  | 'invalid_body'
  | 'invalid_key'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_media_type'
  | 'server_error'
  | 'mail_not_sent'
  | 'database_unavailable'

export function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}

export function refuse(status: number, error: Refusal, headers?: Record<string, string>): Response {
  return answer(status, { ok: false, error }, headers)
}
