import type { SectionOf } from '../model/section.ts'

export type Letter = SectionOf<'letters'>['letters'][number]

/** A paragraph, and why it's there. Words in square brackets are for the reader to change. */
type Line = [text: string, head?: string, reason?: string]

export const letter = (
  id: string,
  title: string,
  { lines, ...fields }: Omit<Letter, 'id' | 'title' | 'lines'> & { lines: Line[] },
): Letter => ({
  id,
  title,
  ...fields,
  lines: lines.map(([text, head, reason]) => ({ text, ...(head && reason && { head, reason }) })),
})

/** Labels of a letter, on the page and in the files. */
export const letterWords = {
  subject: 'Subject',
  yours: 'Marked words are yours to change.',
  copy: 'Copy the Text',
  copied: 'Copied. Change the words in brackets.',
  notCopied: 'Your browser didn’t let us copy. Select the text instead.',
  /** In the Word file. */
  withoutReasons:
    'The gray lines say when to send a letter, and why. To delete them all in Word, click one. Choose Home, Select, then the line that ends in “Similar Formatting”, and press Delete.',
  pdf: 'Download as PDF',
  word: 'Download for Word',
} as const
