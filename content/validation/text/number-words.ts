const small: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const large: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
}

const word = `(?:${[...Object.keys(small), ...Object.keys(large)].join('|')})`
/** `a hundred and fifty`, `seventy-two`, `two million`. */
export const numberWords = `(?:an? (?=${Object.keys(large).join('|')}))?${word}(?:(?:[ -]and[ -]|[ -])${word})*`

/** The number that the words name: 72 for “seventy-two”. */
export function numberOf(words: string): number {
  let total = 0
  let part = 0
  for (const each of words.toLowerCase().split(/[ -]+/)) {
    if (each in small) part += small[each] ?? 0
    else if (each === 'hundred') part = (part || 1) * 100
    else if (each in large) {
      total += (part || 1) * (large[each] ?? 1)
      part = 0
    }
  }
  return total + part
}
