/**
 * The HTML standard's expression for `type="email"`, but requires a dot in the domain: `name@localhost` is valid,
 * but mail cannot be sent to it from here.
 */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Whether the trimmed text is one email address that mail can be sent to. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text)
}
