/** What every page of a drawing is opened with. */
export const newPageOptions = {
  locale: 'en-US',
  timezoneId: 'America/Chicago',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
} as const
