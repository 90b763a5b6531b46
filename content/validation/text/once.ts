/**
 * The same function, which takes each text apart once: rules hold every text against many others, and the tests of
 * wrong edits look at the same texts hundreds of times. What it makes must not be changed.
 */
export function onceForText<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return (text) => {
    const before = made.get(text)
    if (before !== undefined) return before
    const now = make(text)
    made.set(text, now)
    return now
  }
}
