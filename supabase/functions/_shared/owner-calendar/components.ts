/** One BEGIN … END block of a calendar file, with its unfolded lines. */
export type FeedComponent = { name: string; lines: string[]; children: FeedComponent[] }

/**
 * Parses the calendars of a feed. Tolerates any line endings, a byte order mark, empty lines, and a missing END of
 * a nested component. Returns undefined if the text is not a calendar (a sign-in page) or is truncated: otherwise,
 * busy times would look free.
 */
export function readComponents(text: string): FeedComponent[] | undefined {
  const root: FeedComponent = { name: '', lines: [], children: [] }
  const open = [root]
  for (const line of unfold(text)) {
    const [, word = '', rest = ''] = /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(line) ?? []
    const name = rest.toUpperCase()
    if (word.toUpperCase() === 'BEGIN') begin(open, name)
    else if (word) end(open, name)
    else open.at(-1)?.lines.push(line)
  }
  const calendars = root.children.filter(({ name }) => name === 'VCALENDAR')
  return open.length === 1 && calendars.length > 0 ? calendars : undefined
}

function unfold(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .replace(/(?:\r\n|\n|\r)[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
}

/** Components that cannot be nested. If one begins inside another, the outer one lacks its END. */
const neverNested = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])

function begin(open: FeedComponent[], name: string): void {
  if (neverNested.has(name)) {
    const outer = open.findIndex((component) => neverNested.has(component.name))
    if (outer > 0) open.length = outer
  }
  const component: FeedComponent = { name, lines: [], children: [] }
  open.at(-1)?.children.push(component)
  open.push(component)
}

function end(open: FeedComponent[], name: string): void {
  const index = open.findLastIndex((component) => component.name === name)
  if (index > 0) open.length = index
}
