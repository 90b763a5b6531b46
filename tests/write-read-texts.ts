import { writeFileSync } from 'node:fs'
import { contentReport } from '../content/validation/content-report.ts'
import { readTextsFile, readTextsOf } from '../content/validation/text/read-texts.ts'
import { rememberedGrammar } from '../content/validation/text/remembered-grammar.ts'

/* `npm run texts`: keeps which texts of the content have been read and are right, so that a new clone need not. */

const root = process.cwd()
const right: string[] = []
await contentReport(new Date(), {
  root,
  grammar: async (texts) => {
    const found = await rememberedGrammar(root)(texts)
    right.push(...texts.filter((text) => found.get(text)?.length === 0))
    return found
  },
})
writeFileSync(readTextsFile, readTextsOf(root, right))
console.log(`${right.length} texts are kept as read.`)
