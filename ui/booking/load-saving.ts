/** Fetches what books a call; asked for early, so that it is there when the visitor confirms. */
export const loadSaving = () => import('../../data-access/book-strategy-call.ts')
