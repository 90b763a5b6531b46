/** An element: its name, its attributes, what is in it. A text is itself; a comment, which React counts on, has no name. */
export type Markup =
  | string
  | [name: string, attributes?: Record<string, string>, ...children: Markup[]]
  | ['', string]
