/** The five numbers of a year: people, dollars for one gift, dollars for the fee. */
export type YearNumbers = Record<YearField, number>
export const yearFields = ['donors', 'again', 'gift', 'monthly', 'fee'] as const
export type YearField = (typeof yearFields)[number]

/** The largest number that a field takes. */
export const largest = 10_000_000
/** How much retention is assumed to rise, as a share. */
const fivePoints = 0.05
/** How many months the chart shows. */
export const lastMonth = 24

export type Problem = 'notANumber' | 'notWhole' | 'tooLarge' | 'noDonors' | 'moreThanDonors'
type Read = { numbers: YearNumbers } | { problems: Partial<Record<YearField, Problem>> }

/** Without dollar signs, spaces and commas for thousands. */
export const withoutSigns = (text: string) =>
  text.replace(/[$\s]/g, '').replace(/,(?=\d{3}(?:,\d{3})*(?:\.|$))/g, '')

/**
 * Reads what somebody typed: `$3,300`, `3300` and ` 3 300 ` are the same number. A comma is only for thousands.
 *
 * @returns the numbers; or the wrong fields, which are none while some are only empty
 */
export function readNumbers(typed: Readonly<Record<YearField, string>>): Read {
  const problems: Partial<Record<YearField, Problem>> = {}
  const numbers = {} as YearNumbers
  for (const field of yearFields) {
    const text = withoutSigns(typed[field])
    if (text === '') continue
    const number = /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN
    const whole = Number.isInteger(number) || field === 'gift' || field === 'fee'
    if (Number.isNaN(number)) problems[field] = 'notANumber'
    else if (!whole) problems[field] = 'notWhole'
    else if (number > largest) problems[field] = 'tooLarge'
    numbers[field] = number
  }
  if (numbers.donors === 0) problems.donors = 'noDonors'
  for (const field of ['again', 'monthly'] as const)
    if (numbers.donors > 0 && numbers[field] > numbers.donors) problems[field] ??= 'moreThanDonors'
  const complete = yearFields.every((field) => field in numbers)
  return complete && Object.keys(problems).length === 0 ? { numbers } : { problems }
}

/**
 * What the five numbers say about a year. A monthly giver counts as twelve gifts, everyone else as one.
 *
 * @param numbers as `readNumbers` returns them: at least one donor, and no more repeats than donors
 */
export function yearOf({ donors, again, gift, monthly, fee }: YearNumbers) {
  const gifts = monthly * 12 + (donors - monthly)
  /** Dollars that one donor gives in a year. In whole cents, so that a reader's own sums come out the same. */
  const worth = inCents((gifts * gift) / donors)
  const left = donors - again
  /** People, at least one; all who left, if fewer than five in a hundred did. */
  const more = Math.min(left, Math.max(1, Math.round(donors * fivePoints)))
  const gain = inCents(more * worth)
  const perMonth = inCents(gain / 12)
  /** Donors whose gifts of a year are the fee; without gifts, no number of them is. */
  const needed = fee === 0 ? 0 : worth > 0 ? roundedUp(fee / worth) : Number.POSITIVE_INFINITY
  const month = fee === 0 ? 0 : perMonth > 0 ? roundedUp(fee / perMonth) : Number.POSITIVE_INFINITY
  return {
    gifts,
    worth,
    total: gifts * gift,
    /** Shares of last year's donors. */
    retention: again / donors,
    neededShare: needed / donors,
    left,
    more,
    gain,
    perMonth,
    needed,
    /** In which the gain has paid the fee: 0 without a fee, infinite without a gain. */
    month,
    keptNow: again * worth,
    keptThen: (again + more) * worth,
    /** What is left of the gain after the fee. */
    afterTwoYears: gain * 2 - fee,
  }
}

const inCents = (dollars: number) => Math.round(dollars * 100) / 100

/** Up to the next whole number, unless only the last bits of a fraction are above it. */
const roundedUp = (value: number) => Math.ceil(value - 1e-9)
