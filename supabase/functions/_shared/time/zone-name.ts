/** The zone's name without regard to daylight saving time: 'Central Time', 'India Standard Time'. */
export function zoneName(timeZone: string): string {
  // Chromium's generic name for UTC is 'GMT+00:00'.
  if (timeZone === 'UTC') return 'Coordinated Universal Time'
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

/** 'Central' for the label 'Central Time', where a zone stands right after a time. */
export const shortZone = (label: string): string =>
  label.replace('Coordinated Universal', 'UTC').replace(/( Standard)? Time\b/, '')

/**
 * The label of a zone as the scheduler has it: an offered zone's own, otherwise 'India Standard Time (Kolkata)'. The
 * city distinguishes zones with the same name, such as Vancouver's.
 */
export function zoneLabel(timeZone: string, offered: readonly { id: string; label: string }[]): string {
  const label = offered.find(({ id }) => id === timeZone)?.label
  if (label) return label
  const name = zoneName(timeZone)
  const city = timeZone.startsWith('Etc/') ? undefined : timeZone.split('/').slice(1).pop()
  if (city) return `${name} (${city.replaceAll('_', ' ')})`
  return offered.some((zone) => zone.label === name) ? `${name} (${timeZone})` : name
}
