/**
 * The same id for every attempt at the same mail, so that a mailbox which got it twice after a lost
 * answer can tell. `from` is an address with or without a name.
 */
export function messageId(key: string, from: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return `<${key.replace(/[^\w-]+/g, '.')}@${domain}>`
}
