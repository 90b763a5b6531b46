/** An element: name, attributes, children. Text is a string; a comment, which hydration needs, has an empty name. */
export type Markup =
  | string
  | [name: string, attributes?: Record<string, string>, ...children: Markup[]]
  | ['', string]
