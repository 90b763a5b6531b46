import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withPolicy, writeDocumentPolicies } from './document-policies.ts'

const folder = mkdtempSync(join(tmpdir(), 'policies-'))
afterAll(() => rmSync(folder, { recursive: true }))

const html = (head: string) =>
  `<!doctype html><html lang="en"><head><meta charSet="utf-8"/>${head}</head></html>`

test('each document has its policy before anything else', () => {
  expect(withPolicy(html('<title>$&</title>'), "default-src 'none'", 'x.html')).toBe(
    html(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>$&</title>`),
  )
})

test('a document that begins otherwise, or has a policy, stops the build by its name', () => {
  expect(() => withPolicy('<html><head><title>x</title></head></html>', '', 'x.html')).toThrow('x.html')
  expect(() => withPolicy(withPolicy(html(''), 'a', 'x.html'), 'a', 'x.html')).toThrow('x.html')
})

test('the scripts of all documents are told once each', () => {
  const files = ['<script>a()</script><style>1</style>', '<script>a()</script><style>2</style>'].map(
    (head, i) => {
      const file = join(folder, `${i}.html`)
      writeFileSync(file, html(head))
      return file
    },
  )
  expect(writeDocumentPolicies(files, {})).toEqual(['a()'])
  const [first = '', second = ''] = files.map((file) => readFileSync(file, 'utf8'))
  expect(/content="[^"]+"/.exec(first)?.[0]).not.toBe(/content="[^"]+"/.exec(second)?.[0])
})
