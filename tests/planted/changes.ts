import { pageChanges } from './page-changes.ts'
import type { PlantedChange } from './planted-change.ts'
import { stateChanges } from './state-changes.ts'
import { textChanges } from './text-changes.ts'

/** Each is planted for itself: what one of them breaks cannot hide another. */
export const plantedChanges: readonly PlantedChange[] = [...textChanges, ...pageChanges, ...stateChanges]
