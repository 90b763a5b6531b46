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

/** The upper-case name of a line's property. None of ours is longer than 40 characters. */
export function nameOf(line: string): string {
  const [name = ''] = line.slice(0, 40).split(/[;:]/, 1)
  return name.trim().toUpperCase()
}

/** Properties whose values contain no colons. Outlook writes zone names with colons before them, without quotes. */
const times = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE'])

/** No calendar program writes this many. */
const maxParameters = 100
/** Shared by most properties: a calendar has tens of thousands. */
const noParameters: ReadonlyMap<string, string> = new Map()

/**
 * Parses `NAME;PARAMETER=value;PARAMETER="value":value`; undefined without a colon, with an open quote, or with too
 * many parameters.
 */
export function readProperty(line: string, name: string): FeedProperty | undefined {
  const colon = times.has(name) ? line.lastIndexOf(':') : undefined
  const parts: string[] = []
  let quoted = false
  let from = 0
  for (let index = 0; index < line.length && parts.length < maxParameters; index += 1) {
    const character = line[index]
    const isColon = character === ':' && index === (colon ?? index)
    if (character === '"') quoted = !quoted
    else if (!quoted && (isColon || character === ';')) {
      if (from > 0) parts.push(line.slice(from, index).replaceAll('"', ''))
      from = index + 1
      if (isColon) {
        const parameters = parts.length > 0 ? new Map(parts.map(parameterOf)) : noParameters
        return { name, parameters, value: line.slice(from).trim() }
      }
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
