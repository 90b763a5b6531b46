import Type from 'typebox'

export const PageSeoSchema = Type.Object({
  /** The document's title without the provider's name. Search results cut it off after about 60 characters. */
  title: Type.String({ minLength: 10, maxLength: 60, text: 'line' }),
  /** Shown below the title in search results, which cut it off after about 160 characters. */
  description: Type.String({ minLength: 70, maxLength: 160, text: 'prose' }),
})
