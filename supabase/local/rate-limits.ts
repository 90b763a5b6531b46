/** How many submissions of each kind one e-mail address, and one network address, may make in an hour. */
export interface RateLimits {
  perEmail: number
  perAddress: number
}

interface Queryable {
  query(sql: string, params: readonly unknown[]): Promise<unknown>
}

export async function setRateLimits(
  database: Queryable,
  { perEmail, perAddress }: RateLimits,
): Promise<void> {
  const update = 'update private.rate_limits set max_requests = $1, per_seconds = 3600 where scope = $2'
  await database.query(update, [perEmail, 'email'])
  await database.query(update, [perAddress, 'address'])
}
