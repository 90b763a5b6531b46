import { createStore } from 'jotai'

/** The one store of all islands on a page. */
export const store = createStore()
