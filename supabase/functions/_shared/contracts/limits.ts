/**
 * Maximum lengths of form values in characters (Unicode code points, like PostgreSQL's `char_length`). The database
 * has the same limits as CHECK constraints.
 */
export const limits = {
  name: 100,
  organization: 200,
  email: 254,
  phone: 40,
  url: 2048,
  freeText: 4000,
  utm: 200,
  timezone: 64,
} as const
