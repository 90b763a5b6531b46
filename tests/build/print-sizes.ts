import { documents } from './built-site.ts'
import { budgets, documentBudget } from './byte-budgets.ts'
import { compressedSize, drawingSizes, fontSizes, scriptSize, sum } from './sizes.ts'

/* `npm run sizes`: what the site as built last weighs, beside its budgets (tests/build/byte-budgets.test.ts). */

const rows = [...documents.values()]
  .map((document) => ({
    path: document.path,
    html: compressedSize(document.html),
    script: scriptSize(document),
    drawing: Math.max(0, ...drawingSizes(document)),
  }))
  .toSorted((a, b) => b.html - a.html)

const width = Math.max(...rows.map(({ path }) => path.length))
const columns = (...cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(9)).join('')

console.log(`${'bytes, brotli'.padEnd(width)}${columns('HTML', 'budget', 'script', 'drawing')}`)
for (const { path, html, script, drawing } of rows) {
  console.log(path.padEnd(width) + columns(html, documentBudget(path), script, drawing))
}
console.log(`${'budget'.padEnd(width)}${columns('', '', budgets.scriptBeforeIntent, budgets.drawing)}\n`)
for (const [path, size] of fontSizes()) console.log(path.padEnd(width) + columns(size))
console.log('fonts together'.padEnd(width) + columns(sum(fontSizes().map(([, size]) => size)), budgets.fonts))
