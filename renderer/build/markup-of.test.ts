import { expect, test } from 'vitest'
import { markupOf } from './markup-of.ts'

const read = (html: string) => JSON.parse(markupOf(html))

test('elements keep their order, their attributes and their words', () => {
  expect(read('<p id="a" hidden=""><b>One</b> &amp; <i>two</i></p>end')).toEqual([
    ['p', { id: 'a', hidden: '' }, ['b', {}, 'One'], ' & ', ['i', {}, 'two']],
    'end',
  ])
})

test('what React separates texts by stays', () => {
  expect(read('<p>a<!-- -->b</p>')).toEqual([['p', {}, 'a', ['', ' '], 'b']])
})

test('attributes are read as a browser reads them', () => {
  expect(read('<a title="&quot;x&quot; &lt; &#x27;y&#x27;" viewBox="0 0 1 1"></a>')).toEqual([
    ['a', { title: '"x" < \'y\'', viewBox: '0 0 1 1' }],
  ])
})
