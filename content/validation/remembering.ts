import type { ReportOptions } from './content-report.ts'
import { rememberedGrammar } from './text/remembered-grammar.ts'
import { rememberedTexts } from './text/remembered-texts.ts'

/** Options of a report that remembers, in `node_modules/.cache`, what it has said of each text before. */
export const remembering = (root: string): ReportOptions => ({
  grammar: rememberedGrammar(root),
  texts: (known) => rememberedTexts(root, known),
})
