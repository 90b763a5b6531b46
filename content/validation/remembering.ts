import type { ReportOptions } from './content-report.ts'
import type { grammarOf } from './text/grammar.ts'
import { rememberedGrammar } from './text/remembered-grammar.ts'
import { rememberedTexts } from './text/remembered-texts.ts'

/**
 * Options of a report that remembers, in `node_modules/.cache`, what it has said of each text before.
 *
 * @param read what reads the grammar of a text for the first time
 */
export const remembering = (root: string, read?: typeof grammarOf): ReportOptions => ({
  grammar: rememberedGrammar(root, read),
  texts: (known) => rememberedTexts(root, known),
})
