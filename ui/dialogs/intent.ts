/** What a press on an element of the page should open. */
export type Intent =
  /** A call to action: its tag, or the phrase found in its text. */
  | { kind: 'call' | 'audit'; cta: string }
  /** The Learn More dialog with the text of a `<details>` element. */
  | { kind: 'detail'; details: HTMLDetailsElement }
