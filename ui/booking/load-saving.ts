/** Loads the code that books a call; called early, so that it is ready when the visitor confirms. */
export const loadSaving = () => import('../../data-access/book-strategy-call.ts')
