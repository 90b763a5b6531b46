/**
 * Maximum lengths of form values in characters (Unicode code points, like PostgreSQL's `char_length`). The database
 * gets them by `npm run generate -- settings`, as CHECK constraints.
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
  note: 1000,
} as const
