import { CommentNode, HTMLElement, type Node, parse } from 'node-html-parser'
import type { Markup } from '../../ui/island/markup.ts'

/** Converts HTML to the JSON from which `buildMarkup` creates DOM nodes. */
export function markupOf(html: string): string {
  return JSON.stringify(parse(html, { comment: true }).childNodes.map(toMarkup))
}

function toMarkup(node: Node): Markup {
  if (node instanceof CommentNode) return ['', node.rawText]
  if (!(node instanceof HTMLElement)) return node.text
  const children = node.childNodes.map(toMarkup)
  const attributes =
    Object.entries(node.attributes).length > 0 || children.length > 0 ? [node.attributes] : []
  return [node.rawTagName, ...attributes, ...children] as Markup
}
