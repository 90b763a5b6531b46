/**
 * What a browser's `type="email"` accepts (the HTML standard's expression), with one addition: the
 * domain needs a dot. `name@localhost` is a valid address that nobody can write to from here.
 */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Whether the text is one e-mail address that mail can be sent to. Trim it first. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text)
}
