import Type, { type Static } from 'typebox'
import { ArtifactSchema } from './artifact.ts'
import { ActionSchema } from './link.ts'
import { LineSchema, SentenceSchema } from './text.ts'

export const HeroSchema = Type.Object({
  /** A few words above the title that name the section of the site. */
  eyebrow: Type.Optional(LineSchema),
  /** The page's `h1`. */
  title: Type.String({ minLength: 4, maxLength: 90 }),
  text: SentenceSchema,
  actions: Type.Array(ActionSchema, { maxItems: 2 }),
  /** A drawing of the page's subject, shown beside the title. */
  artifact: Type.Optional(ArtifactSchema),
})
export type Hero = Static<typeof HeroSchema>
