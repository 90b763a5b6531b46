/** What every page is drawn at, in px. */
export const widths = [375, 768, 1440] as const
/** Further layouts, in px: one page of each template is drawn in the outermost, the gallery in all. */
export const outermostWidths = [320, 1920] as const
export const galleryWidths = [320, 600, 960, 1024, 1280, 1360, 1920] as const
export const phone = 375
export const desktop = 1440
/** Of the window, in px. */
export const height = 900
