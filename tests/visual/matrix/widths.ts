/**
 * One width for each layout, in px. tests/build/media-queries.test.ts fails when a style sheet gets another breakpoint
 * and none of these lies between it and the next.
 */
export const widths = [320, 375, 768, 1024, 1280, 1360, 1440, 1920] as const
/** Layouts in which few parts differ, in px: the gallery has each of them. */
export const sheetWidths = [600, 960] as const
export const phone = 375
export const desktop = 1440
/** Of the window, in px. */
export const height = 900
