/** The widths of every page's pictures, in px. */
export const widths = [375, 768, 1440] as const
/** Additional widths, in px: outermostWidths for one page per template, galleryWidths for the gallery. */
export const outermostWidths = [320, 1920] as const
export const galleryWidths = [320, 600, 960, 1024, 1280, 1360, 1920] as const
export const phone = 375
export const desktop = 1440
/** Viewport height, in px. */
export const height = 900
