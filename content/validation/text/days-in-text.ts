const day =
  /(?:\b(\w+day), )?\b((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})\b(?:, (\d{4})\b)?/g

/** Days that no calendar has, or that fall on another day of the week. */
export function daysInText(text: string): string[] {
  return [...text.matchAll(day)].flatMap(([whole, weekday, monthAndDay = '', year]) => {
    // A leap year, where the text names no year.
    const date = new Date(`${monthAndDay}, ${year ?? 2028} UTC`)
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date)
    if (Number.isNaN(date.getTime()) || format({ month: 'long', day: 'numeric' }) !== monthAndDay)
      return [`has “${whole}”, a day that no calendar has; correct it`]
    const real = format({ weekday: 'long' })
    return year && weekday && weekday !== real
      ? [`has “${whole}”, which is a ${real}; correct one of the two`]
      : []
  })
}
