declare module 'nspell' {
  type Spelling = {
    correct(word: string): boolean
    suggest(word: string): string[]
    add(word: string): Spelling
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Spelling
}
