/** Loads the code that books a call. Call it early, so that confirming does not wait for it. */
export const loadSaving = () => import('../../data-access/book-strategy-call.ts')
