import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withPolicy, writeDocuments } from './write-documents.ts'

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

test('each document is a file of its path, and each script is returned once', () => {
  const documents = new Map([
    ['/', html('<script>a()</script><style>1</style>')],
    ['/services/x', html('<script>a()</script><style>2</style>')],
  ])
  expect(writeDocuments(folder, documents, {})).toEqual(['a()'])
  const [first = '', second = ''] = ['index.html', 'services/x.html'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  )
  const policy = /content="[^"]+"/
  expect(policy.exec(first)?.[0]).not.toBe(policy.exec(second)?.[0])
})
