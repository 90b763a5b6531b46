/**
 * A word of a name: letters with their marks, joined by an apostrophe or a hyphen at most; no dots, no digits, no
 * slashes. The two joiners (U+200C, U+200D) belong to the spelling of some languages.
 */
const wordShape = /^\p{L}(?:['’-]?[\p{L}\p{M}\u200c\u200d])*$/u
/** Letters of several scripts in one word that has Latin ones: some pass for a dot, and some for other letters. */
const mixedScripts =
  /\p{Script=Latin}.*(?![\p{Script=Latin}\u02bb\u02bc])\p{L}|(?![\p{Script=Latin}\u02bb\u02bc])\p{L}.*\p{Script=Latin}/u
/** More marks on one letter than any spelling has: they run over the lines around. */
const piledMarks = /\p{M}{4}/u
const longestName = 60
const mostWords = 3

/**
 * The name when it looks like one, otherwise undefined. Anyone can type anybody's address into a form;
 * the mail that follows must not carry their message, so this is the only typed text it repeats.
 */
export function knownName(value: string): string | undefined {
  const name = value.trim()
  const words = name.split(' ')
  if ([...name].length > longestName || words.length > mostWords) return undefined
  if (words.some((word) => mixedScripts.test(word) || piledMarks.test(word))) return undefined
  return words.every((word) => wordShape.test(word)) ? name : undefined
}

/** "Hello Amina," or, when the name is not usable, "Hello,". */
export function greeting(firstName: string): string {
  const name = knownName(firstName)
  return name ? `Hello ${name},` : 'Hello,'
}
