import { expect, test } from 'vitest'
import { withShortLists } from './shorten-chunk-lists.ts'

const table = (files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`

test('each list becomes the names of the files to load besides the imported one', () => {
  const files = [
    'assets/AAAAAA.js',
    'assets/BBBBBB.js',
    'assets/c-_c1.css',
    'assets/DDDDDD.js',
    'assets/entries/page.X.js',
  ]
  const script = `${table(files)}p(()=>import("./AAAAAA.js"),__vite__mapDeps([0,1,2]));p(()=>import("./D.js"),__vite__mapDeps([3,1,4]))`
  expect(withShortLists(script)).toBe(
    'p(()=>import("./AAAAAA.js")," BBBBBB c-_c1.");p(()=>import("./D.js")," BBBBBB")',
  )
})

test('styles that every document contains are not loaded', () => {
  const script = `${table(['assets/AAAAAA.js', 'assets/BBBBB.css', 'assets/CCCCC.css'])}p(()=>import("./AAAAAA.js"),__vite__mapDeps([0,1,2]))`
  expect(withShortLists(script, new Set(['assets/BBBBB.css']))).toBe('p(()=>import("./AAAAAA.js")," CCCCC.")')
})

test('a script without lists is not changed', () => {
  expect(withShortLists('p(()=>import("./A.js"),[])')).toBe('p(()=>import("./A.js"),[])')
})

test('a table in an unexpected format throws', () => {
  const other = `${table(['assets/A.js'])}p(x,__vite__mapDeps(0))`
  expect(() => withShortLists(other)).toThrow('format')
  expect(() => withShortLists(table(['other/A.js']))).toThrow('other/A.js')
})
