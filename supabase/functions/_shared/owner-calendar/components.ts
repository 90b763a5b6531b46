/** One BEGIN … END of a calendar file, with its unfolded lines. */
export type FeedComponent = { name: string; lines: string[]; children: FeedComponent[] }

/**
 * The calendars of a feed, read with patience: any line ends, a byte order mark, empty lines, an END that is
 * missing inside. Undefined when it is no calendar at all (a sign-in page), or was cut off before its end:
 * half a feed must not pass for a free week.
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

/** What can stand only in a calendar itself: where one begins inside another, that one lacks its END. */
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
