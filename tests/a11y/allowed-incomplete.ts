/** What axe cannot decide by itself, each with the reason why it is right. */
export const allowedIncomplete: readonly { line: RegExp; why: string }[] = []
