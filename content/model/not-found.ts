import Type from 'typebox'
import { PageSeoSchema } from './seo.ts'
import { LineSchema, SentenceSchema } from './text.ts'

/** The page for an address that leads nowhere. */
export const NotFoundSchema = Type.Object({
  seo: PageSeoSchema,
  /** The page's `h1`. */
  title: LineSchema,
  /** The link to the home page. */
  home: LineSchema,
  text: SentenceSchema,
})
