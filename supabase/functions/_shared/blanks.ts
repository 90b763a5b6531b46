/** The names of a text's blanks, such as `<name>`. */
export type BlankOf<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? Name | BlankOf<Rest>
  : never

/** Splits a text of content/ at its blanks, and puts a value into each. */
export const fillEach = <const Text extends string, Value>(
  text: Text,
  values: Readonly<Record<BlankOf<Text>, Value>>,
): (string | Value)[] =>
  text
    .split(/<(\w+)>/)
    .map((part, i) => (i % 2 === 0 ? part : ((values as Readonly<Record<string, Value>>)[part] ?? '')))

/** Fills in the blanks of a text. A text without some of the values does not compile. */
export const fillBlanks = <const Text extends string>(
  text: Text,
  values: Readonly<Record<BlankOf<Text>, string | number>>,
): string => fillEach(text, values).join('')
