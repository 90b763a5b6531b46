import { sharedGlyphs } from './glyphs.ts'

const scripts: readonly { name: string; pattern: RegExp }[] = [
  { name: 'Cyrillic', pattern: /\p{Script=Cyrillic}/u },
  { name: 'Greek', pattern: /\p{Script=Greek}/u },
  { name: 'Arabic', pattern: /\p{Script=Arabic}/u },
  { name: 'Hebrew', pattern: /\p{Script=Hebrew}/u },
  { name: 'Chinese or Japanese', pattern: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u },
]

/** Letters of UTF-8 read as if they were Windows-1252: `â€™` for ’. */
const mojibake = /[ÂÃ][\u0080-\u00bf]|â€|ï¿½|\ufffd/u

/** What is wrong with the characters of a text, before anything is said of its words. */
export function characterProblems(text: string): string[] {
  const problems = new Set<string>()
  const kinds = new Set<string>()
  if (mojibake.test(text))
    return ['has letters that were read in the wrong encoding (such as â€™); type them anew']
  if (text !== text.normalize('NFC')) {
    problems.add('has an accent that is a character of its own; type the letter with its accent anew')
  }
  for (const character of text.normalize('NFC')) {
    const reason = problemOf(character)
    // Of a whole word in another script the first letter is enough.
    const kind = reason?.replace(/“.*?”|U\+\w+/g, '')
    if (reason && kind && !kinds.has(kind)) {
      kinds.add(kind)
      problems.add(reason)
    }
  }
  return [...problems]
}

function problemOf(character: string): string | undefined {
  if (/[ -~]/.test(character) || sharedGlyphs.has(character)) return
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  if (character === '\n' || character === '\r')
    return 'has a line break; write one line, or a paragraph of its own'
  if (character === '\t') return 'has a tab; write one space'
  if (/\p{Cf}/u.test(character))
    return `has an invisible character (${code}); delete it and type the place anew`
  if (/\p{Cc}|\p{Co}|\p{Cn}|\p{Cs}/u.test(character)) {
    return `has a control character (${code}); delete it and type the place anew`
  }
  if (/\p{Zs}/u.test(character)) return `has a space of another kind (${code}); write a plain space`
  if (/\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}|\u{fe0f}/u.test(character)) {
    return `has the picture “${character}”; screen readers read its name aloud, so say it in words`
  }
  const script = scripts.find(({ pattern }) => pattern.test(character))
  if (script) {
    return `has “${character}” (${code}), a letter of ${script.name} script; write it in Latin letters, since the fonts and the direction of the text are for them`
  }
  return `has “${character}” (${code}), which the site’s fonts do not have; write it with the letters of the keyboard, or add it in renderer/build/make-fonts.ts`
}
