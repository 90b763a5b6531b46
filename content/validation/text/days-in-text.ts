const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const day = new RegExp(
  `(?:\\b(${days.join('|')}), )?\\b(${months.join('|')}) (\\d{1,2})\\b(?:, (\\d{4})\\b)?`,
  'g',
)

/** Days in a text that no calendar has, or that fall on another day of the week. */
export function dayProblems(text: string): string[] {
  return [...text.matchAll(day)].flatMap(([whole, weekday, month = '', number, year]) => {
    const index = months.indexOf(month)
    // A leap year, where no year is told.
    const date = new Date(Date.UTC(Number(year ?? 2028), index, Number(number)))
    if (date.getUTCMonth() !== index || Number(number) < 1) {
      return [`has “${whole}”, a day that no calendar has; correct it`]
    }
    const real = days[date.getUTCDay()]
    return year && weekday && weekday !== real
      ? [`has “${whole}”, which is a ${real}; correct the day or its name`]
      : []
  })
}
