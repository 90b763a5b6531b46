import Type from 'typebox'
import { RoutePathSchema } from './link.ts'
import { PageSeoSchema } from './page.ts'
import { SentenceSchema } from './text.ts'

export const NotFoundSchema = Type.Object({
  seo: PageSeoSchema,
  /** The page's `h1`; it and the link are fixed (PRODUCT.md, "Routes"). */
  title: Type.Literal('Oops! Page not found'),
  home: Type.Literal('Return to Home'),
  text: SentenceSchema,
  pages: Type.Array(RoutePathSchema),
})
