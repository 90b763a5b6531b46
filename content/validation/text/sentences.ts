import { onceForText } from './once.ts'

/** The sentences of a text: each ends with its mark, and with the quote or bracket that closes behind it. */
export const sentencesOf = onceForText((text): readonly string[] => text.split(/(?<=[.?!][”’)]?) /))
