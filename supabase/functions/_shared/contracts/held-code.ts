/** Twelve letters and digits, without those that are taken for others (the database makes them: `private.new_code`). */
const code = /^[0-9A-HJKMNP-TV-Z]{12}$/

/** The code in what somebody typed or pasted: in any case, with or without its dashes, also at the end of a link. */
export function readHeldCode(typed: string): string | undefined {
  const plain =
    typed
      .split('#')
      .at(-1)
      ?.toUpperCase()
      .replace(/[\s\p{Pd}]/gu, '') ?? ''
  const read = plain.replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.test(read) ? read : undefined
}

/** In groups of four, as people read and type it. */
export function heldCodeInGroups(held: string): string {
  return held.replace(/(.{4})(?=.)/g, '$1-')
}
