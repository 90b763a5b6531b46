/** A DOM node: text as a string, an element as a tuple, and a comment (needed for hydration) with an empty name. */
export type Markup =
  | string
  | [name: string, attributes?: Record<string, string>, ...children: Markup[]]
  | ['', string]

const svg = 'http://www.w3.org/2000/svg'

/** Creates DOM nodes from prerendered markup, since Trusted Types forbid parsing HTML strings. */
export function buildMarkup(parent: Element, markup: readonly Markup[]): void {
  for (const each of markup) {
    if (typeof each === 'string') parent.append(each)
    else if (each[0] === '') parent.append(document.createComment(each[1] as string))
    else {
      const [name, attributes = {}, ...children] = each as [string, Record<string, string>?, ...Markup[]]
      const isDrawing = name === 'svg' || parent.namespaceURI === svg
      const element = isDrawing ? document.createElementNS(svg, name) : document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
      buildMarkup(element, children)
      parent.append(element)
    }
  }
}
