/** The names of a text's blanks, such as `<name>`. */
type BlankOf<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? Name | BlankOf<Rest>
  : never

/** Fills in the blanks of a text of content/mails.ts. A text without some of the values does not compile. */
export const filled = <const Text extends string>(
  text: Text,
  values: Readonly<Record<BlankOf<Text>, string | number>>,
): string =>
  text.replace(/<(\w+)>/g, (_, name: string) =>
    String((values as Readonly<Record<string, string | number>>)[name] ?? ''),
  )
