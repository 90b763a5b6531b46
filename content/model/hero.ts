import Type, { type Static } from 'typebox'
import { ArtifactSchema } from './artifact.ts'
import { ActionSchema } from './link.ts'
import { LineSchema, SentenceSchema } from './text.ts'

export const HeroSchema = Type.Object({
  /** A few words above the title that say where one is. */
  eyebrow: Type.Optional(LineSchema),
  /** The page's one `h1`. */
  title: Type.String({ minLength: 4, maxLength: 90, text: 'line' }),
  /** One to three sentences that say what the visitor gets. */
  lead: SentenceSchema,
  /** At most two buttons. */
  actions: Type.Array(ActionSchema, { maxItems: 2 }),
  /** The thing that the page is about, drawn beside its title. */
  artifact: Type.Optional(ArtifactSchema),
})
export type Hero = Static<typeof HeroSchema>
