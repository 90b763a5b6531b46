/** A DOM node: text as a string, an element as a tuple, and a comment (needed for hydration) with an empty name. */
export type Markup =
  | string
  | [name: string, attributes?: Record<string, string>, ...children: Markup[]]
  | ['', string]
