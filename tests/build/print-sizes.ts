import { headSizes } from './answer-heads.ts'
import { documents } from './built-site.ts'
import { budgets, islandBudgets } from './byte-budgets.ts'
import { type IslandPart, islandBytes } from './island-bytes.ts'
import { compressedSize, drawingSizes, fontSizes, scriptSize, sum } from './sizes.ts'

/* `npm run sizes`: what the site as built last weighs, beside its budgets (tests/build/byte-budgets.test.ts). */

const heads = await headSizes([...documents.keys()])
const rows = [...documents.values()]
  .map((document) => ({
    path: document.path,
    head: heads.get(document.path) ?? Number.NaN,
    html: compressedSize(document.html),
    script: scriptSize(document),
    drawing: Math.max(0, ...drawingSizes(document)),
  }))
  .toSorted((a, b) => b.head + b.html - a.head - a.html)

const width = Math.max(...rows.map(({ path }) => path.length))
const columns = (...cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(9)).join('')

console.log(
  `${'bytes, brotli'.padEnd(width)}${columns('headers', 'HTML', 'both', 'budget', 'script', 'drawing')}`,
)
for (const { path, head, html, script, drawing } of rows) {
  console.log(path.padEnd(width) + columns(head, html, head + html, budgets.document, script, drawing))
}
console.log(
  `${'budget'.padEnd(width)}${columns('', '', '', '', budgets.scriptBeforeIntent, budgets.drawing)}\n`,
)
for (const [path, size] of fontSizes()) console.log(path.padEnd(width) + columns(size))
console.log('fonts together'.padEnd(width) + columns(sum(fontSizes().map(([, size]) => size)), budgets.fonts))
console.log('')
for (const [part, size] of Object.entries(islandBytes())) {
  console.log(part.padEnd(width) + columns(size, islandBudgets[part as IslandPart]))
}
