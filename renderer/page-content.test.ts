import { expect, test } from 'vitest'
import { navMenus } from './navigation.ts'
import { notingPages, pageCard, pageContent } from './page-content.ts'

test('a document is made of the pages that it reads, each time that it reads them', () => {
  const read = () => {
    pageContent('/services/nonprofit-seo')
    return pageCard('/services').name
  }
  for (const { rendered, madeOf } of [notingPages(read), notingPages(read)]) {
    expect(rendered).toBe('Services')
    expect(madeOf).toEqual({ pages: ['/services/nonprofit-seo'], cards: ['/services'] })
  }
})

test('the second document with the menus is made of their pages too', () => {
  const [first, second] = [notingPages(navMenus), notingPages(navMenus)]
  expect(first.madeOf.cards).toContain('/services/nonprofit-seo')
  expect(second.madeOf).toEqual(first.madeOf)
})

test('what is read where no document is rendered would be noted nowhere: it is an error', () => {
  expect(() => pageCard('/services')).toThrow('/services is read where no document')
  expect(() => pageContent('/services')).toThrow('/services is read where no document')
})
