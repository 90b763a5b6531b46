import { yearResultWords as words, yearTableWords } from '../../content/year-table.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { lastMonth, type YearNumbers, yearOf } from './arithmetic.ts'

/** The results of a year in words. Each is shown by the elements with its key as `data-out`. */
export type Results = Readonly<Record<Output, string>>
type Row = keyof typeof words
export type Output =
  | Row
  | `${Row}Sum`
  | 'sentence'
  | 'stayedNow'
  | 'stayedThen'
  | 'stayedMore'
  | 'givenNow'
  | 'givenThen'
  | 'givenMore'
  | 'after'

/** A bar for each month: its height as a share of the chart's, and where it is in relation to the fee. */
export type Bar = { height: number; state: 'before' | 'even' | 'after' }

const number = new Intl.NumberFormat('en-US')
const share = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1 })
const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
/** With cents where there are some, so that a reader's own sum comes out the same. */
const money = (value: number) =>
  (Math.abs(value - Math.round(value)) < 0.005 ? whole : cents).format(value).replace('-', '\u2212')
const plus = (text: string) => (text.startsWith('\u2212') ? text : `+${text}`)

export function resultsOf(numbers: YearNumbers): Results {
  const { donors, again, monthly } = numbers
  const year = yearOf(numbers)
  const [gift, fee] = [money(numbers.gift), money(numbers.fee)]
  const [worth, gain] = [money(year.worth), money(year.gain)]
  const n = number.format
  const retention = share.format(year.retention)
  const month = n(year.month)
  const when = year.month === 0 ? 'atOnce' : Number.isFinite(year.month) ? 'month' : 'never'
  return {
    stayed: retention,
    stayedSum: fillBlanks(words.stayed.sum, { again: n(again), donors: n(donors) }),
    worth,
    worthSum: fillBlanks(words.worth.sum, {
      monthly: n(monthly),
      others: n(donors - monthly),
      gifts: n(year.gifts),
      gift,
      total: money(year.total),
      donors: n(donors),
    }),
    gain,
    gainSum:
      year.left === 0
        ? words.gain.nobodyLeft
        : fillBlanks(year.left === year.more ? words.gain.allLeft : words.gain.sum, {
            donors: n(donors),
            more: n(year.more),
            worth,
          }),
    needed: Number.isFinite(year.needed)
      ? `${n(year.needed)} ${year.needed === 1 ? words.needed.unitOne : words.needed.unit}`
      : '–',
    neededSum:
      numbers.fee === 0
        ? words.needed.noFee
        : Number.isFinite(year.needed)
          ? fillBlanks(words.needed[year.needed > donors ? 'tooMany' : 'sum'], {
              fee,
              worth,
              points: points.format(year.neededShare * 100),
            })
          : words.needed.noGifts,
    month: when === 'month' ? fillBlanks(words.month.value, { month }) : words.month[when],
    monthSum:
      numbers.fee === 0
        ? words.needed.noFee
        : gain === '$0'
          ? words.month.noGain
          : fillBlanks(words.month.sum, { gain, perMonth: money(year.perMonth), fee }),
    sentence: fillBlanks(yearTableWords.inOneSentence, {
      retention,
      gain,
      fee,
      paidBack: fillBlanks(
        yearTableWords.paidBack[when === 'month' && year.month > lastMonth ? 'late' : when],
        { month },
      ),
    }),
    stayedNow: n(again),
    stayedThen: n(again + year.more),
    stayedMore: plus(n(year.more)),
    givenNow: money(year.keptNow),
    givenThen: money(year.keptThen),
    givenMore: plus(gain),
    after: plus(money(year.afterTwoYears)),
  }
}

/** While numbers are missing: how to count each row by hand. */
export const byHand = Object.fromEntries(
  (Object.keys(words) as Row[]).map((row) => [`${row}Sum`, words[row].byHand]),
) as Partial<Results>

/** Bars and the height of the fee's line, as shares of the chart's height. */
export function chartOf(numbers: YearNumbers): { bars: Bar[]; fee: number } {
  const { perMonth, month } = yearOf(numbers)
  const top = Math.max(perMonth * lastMonth, numbers.fee, 1)
  const bars = Array.from({ length: lastMonth }, (_, i): Bar => {
    const state = i + 1 < month ? 'before' : i + 1 === month ? 'even' : 'after'
    return { height: (perMonth * (i + 1)) / top, state }
  })
  return { bars, fee: numbers.fee / top }
}
