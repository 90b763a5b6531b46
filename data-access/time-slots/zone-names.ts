/** Chromium and Safari report names from the 1990s. The visitor sees the city, so it should have its current name. */
const currentNames: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
}

/**
 * The current name of a zone ('Asia/Kolkata' for 'Asia/Calcutta'), if this browser supports it; undefined if the name is
 * not a time zone.
 */
export function currentZoneName(timeZone: string | undefined): string | undefined {
  const resolved = resolvedName(timeZone)
  if (resolved === undefined) return undefined
  const current = currentNames[resolved]
  return current !== undefined && resolvedName(current) !== undefined ? current : resolved
}

function resolvedName(timeZone: string | undefined): string | undefined {
  // Intl accepts UTC offsets such as '+05:30', but the database does not accept them as time zones.
  if (!timeZone || !/^[A-Za-z]/.test(timeZone)) return undefined
  try {
    const { timeZone: name } = new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions()
    return name === 'Etc/Unknown' ? undefined : name
  } catch {
    return undefined
  }
}
