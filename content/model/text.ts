import Type from 'typebox'

/*
 * Any text may name a figure as `{metricKey}`; the renderer puts the figure of `content/metrics.ts` there.
 * Validation refuses an unknown key, and a figure that is written out.
 */

/**
 * How a text is read, which decides how it begins and ends: a line has no full stop, prose has one, a continuation
 * goes on after a colon, a note is for editors alone, any is not told.
 */
export type TextKind = 'line' | 'prose' | 'question' | 'continuation' | 'note' | 'any'

const trimmed = 'it with no space before or after'

/** A short line without a full stop: a heading, a label, a button. */
export const LineSchema = Type.String({
  minLength: 2,
  maxLength: 120,
  pattern: '^\\S(.*\\S)?$',
  description: `${trimmed}, and no line break`,
  text: 'line',
})

/** One paragraph of running text. */
export const ParagraphSchema = Type.String({
  minLength: 20,
  maxLength: 900,
  pattern: '^\\S[\\s\\S]*\\S$',
  description: trimmed,
  text: 'prose',
})

/** A sentence or two: the text of a card or a step. */
export const SentenceSchema = Type.String({
  minLength: 10,
  maxLength: 420,
  pattern: '^\\S[\\s\\S]*\\S$',
  description: trimmed,
  text: 'prose',
})
