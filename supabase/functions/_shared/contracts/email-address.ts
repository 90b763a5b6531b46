/**
 * The HTML standard's expression for `type="email"`, but requires a dot in the domain: `name@localhost` is valid,
 * but mail cannot be sent to it from here.
 */
export const emailShape =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/

/** Whether the trimmed text is one email address that mail can be sent to. */
export function isEmailAddress(text: string): boolean {
  return emailShape.test(text)
}
