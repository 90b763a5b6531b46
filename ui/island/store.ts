import { createStore } from 'jotai'

/** The Jotai store that all islands of a page share. */
export const store = createStore()
