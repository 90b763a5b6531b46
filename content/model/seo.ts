import Type from 'typebox'

export const PageSeoSchema = Type.Object({
  /** The document's title without the provider's name; search results cut off past about 60 characters. */
  title: Type.String({ minLength: 10, maxLength: 60, text: 'line' }),
  /** Shown below the title in search results; cut off past about 160 characters. */
  description: Type.String({ minLength: 70, maxLength: 160, text: 'prose' }),
})
