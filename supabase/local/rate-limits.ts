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
  // Forms without script have ceilings of their own.
  await database.query(
    'update private.settings set unproved_per_mailbox = $1, unproved_per_address = $2, unproved_of_site = $2',
    [perEmail, perAddress],
  )
}
