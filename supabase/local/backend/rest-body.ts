export type RestBody = { ok: true } | { ok: false; reason: string }

/**
 * Whether a body is JSON of the form that PostgREST reads: a row or rows for a table, named arguments for a function.
 * What a visitor sends holds texts, numbers, truths and lists of them; anything deeper exhausts the REST layer's
 * stack, or breaks its connection off in the middle of a transaction.
 *
 * @param trusted sent by the functions, whose arguments may be of any depth
 */
export function checkRestBody(body: Uint8Array, isCall: boolean, trusted: boolean): RestBody {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return { ok: false, reason: 'Empty or invalid json' }
  }
  const rows = Array.isArray(value) && !isCall ? value : [value]
  if (!rows.every(isRow)) return { ok: false, reason: 'The json is neither a row nor a list of rows' }
  const values = rows.flatMap((row) => Object.values(row))
  // Half of a surrogate pair is no character.
  if (values.flat(2).some((value) => typeof value === 'string' && /\p{Surrogate}/u.test(value))) {
    return { ok: false, reason: 'Empty or invalid json' }
  }
  if (!(trusted && isCall) && !values.flat(2).every(isPlain)) {
    return { ok: false, reason: 'A value is neither plain nor a list of plain values' }
  }
  return { ok: true }
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}
