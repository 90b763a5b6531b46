import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'

const hostile = `<img src=x onerror="alert('1')">&amp;`
const mail = renderMail({
  title: hostile,
  blocks: [
    hostile,
    { kind: 'heading', text: hostile },
    [{ label: hostile, value: `${hostile}\nEmail: other@example.net` }],
    { kind: 'action', label: hostile, url: `https://example.org/"><script>` },
    { kind: 'action', label: hostile, url: 'https://example.org/', quiet: true },
    { kind: 'action', label: 'Join', url: 'javascript:alert(1)' },
  ],
  footer: [hostile],
  siteUrl: 'https://example.org',
})

test('the HTML version of a mail escapes all values', () => {
  expect(mail.html).not.toMatch(/<img src=x|<script|onerror="/)
  expect(
    mail.html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;amp;/g),
  ).toHaveLength(9)
})

test('a mail links only http(s) URLs', () => {
  expect(mail.html).not.toContain('href="javascript:')
  expect(mail.html.match(/<a /g)).toHaveLength(3)
})

test('typed text cannot imitate a field in the text version', () => {
  expect(mail.text).not.toMatch(/^Email: /m)
  expect(mail.text).toContain('\n    Email: other@example.net')
})
