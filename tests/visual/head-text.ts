import { parse } from 'node-html-parser'

/**
 * A document's metadata for search engines, social networks and the browser, one line each: title, description, URLs,
 * social tags, icons, structured data.
 */
export function headText(html: string): string {
  const root = parse(html, { blockTextElements: { script: true, style: false } })
  const lines: string[] = []
  for (const name of ['html', 'body']) {
    lines.push(`${name} ${attributesOf(root.querySelector(name)?.attributes ?? {})}`)
  }
  for (const element of root.querySelectorAll('head *')) {
    const { tagName, attributes } = element
    if (tagName === 'TITLE') lines.push(`title: ${element.textContent}`)
    else if (tagName === 'META' || tagName === 'LINK') {
      lines.push(`${tagName.toLowerCase()} ${attributesOf(attributes)}`)
    } else if (tagName === 'SCRIPT' && /json|speculationrules/.test(attributes['type'] ?? '')) {
      lines.push(`${attributes['type']}: ${JSON.stringify(JSON.parse(element.textContent), null, 2)}`)
    }
  }
  return `${lines.join('\n')}\n`
}

function attributesOf(attributes: Record<string, string>): string {
  return (
    Object.entries(attributes)
      // Ignore hashes in the Content-Security-Policy: they change with every style, and the pictures cover styles.
      .map(([name, value]) => `${name}="${value.replace(/'sha256-[\w+/=]+'/g, "'sha256-…'")}"`)
      .join(' ')
  )
}
