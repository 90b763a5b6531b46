type Device = Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints'>>

/** The kind of device by its user agent, as the forms record it: a tablet counts as mobile. */
export function formDeviceType({ userAgent, maxTouchPoints = 0 }: Device): 'mobile' | 'desktop' {
  // iPadOS says that it is a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'mobile'
  return /Mobi|Android|iPhone|iPad|iPod|Tablet|PlayBook|Silk|Kindle|BlackBerry|Opera Mini|IEMobile/i.test(
    userAgent,
  )
    ? 'mobile'
    : 'desktop'
}
