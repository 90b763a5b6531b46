export type FeedProperty = {
  /** In upper case. */
  name: string
  /** Keyed by name in upper case. */
  parameters: ReadonlyMap<string, string>
  value: string
}

/** Something that affects when an event takes place cannot be read. */
export class UnreadableEvent extends Error {
  override name = 'UnreadableEvent'
}

/** The upper-case name of a line's property, or '' if none of ours is that long. */
export function nameOf(line: string): string {
  const start = line.slice(0, 40)
  return start
    .slice(0, Math.max(0, start.search(/[;:]/)))
    .trim()
    .toUpperCase()
}

/** Properties whose values contain no colons. Outlook writes zone names with colons before them, without quotes. */
const times = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE'])

/** Parses `NAME;PARAMETER=value;PARAMETER="value":value`; undefined without a colon or with an open quote. */
export function readProperty(line: string): FeedProperty | undefined {
  const name = nameOf(line)
  const colon = times.has(name) ? line.lastIndexOf(':') : undefined
  const parts = ['']
  let quoted = false
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index)
    if (character === '"') quoted = !quoted
    else if (!quoted && character === ';') parts.push('')
    else if (quoted || character !== ':' || index !== (colon ?? index)) parts.push(parts.pop() + character)
    else
      return {
        name,
        parameters: new Map(parts.slice(1).map(parameterOf)),
        value: line.slice(index + 1).trim(),
      }
  }
  return undefined
}

function parameterOf(part: string): [name: string, value: string] {
  const [name = '', ...value] = part.split('=')
  return [name.trim().toUpperCase(), value.join('=').trim()]
}

export const first = (properties: FeedProperty[], name: string) =>
  properties.find((property) => property.name === name)

/** The first property's value, or ''. */
export const text = (properties: FeedProperty[], name: string) => first(properties, name)?.value ?? ''
