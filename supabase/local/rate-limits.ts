/** Submissions of each kind per hour, by email address and by IP address. */
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
  // Forms without JavaScript have their own limits.
  await database.query(
    'update private.settings set unproved_per_mailbox = $1, unproved_per_address = $2, unproved_of_site = $2',
    [perEmail, perAddress],
  )
}
