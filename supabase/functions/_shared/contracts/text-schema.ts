import { Type } from 'typebox'

/** A text that is there. @param maxLength in characters */
export const requiredText = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** A text, or `null` for none; never an empty text. @param maxLength in characters */
export const optionalText = (maxLength: number) => Type.Union([requiredText(maxLength), Type.Null()])
