type DeviceClass = 'tablet' | 'mobile' | 'desktop'

type Device = Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints'>>

/** The kind of device by its user agent (product specification, section 9). */
export function deviceClass({ userAgent, maxTouchPoints = 0 }: Device): DeviceClass {
  // iPadOS says that it is a Mac; no Mac has a touch screen.
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/i.test(userAgent)) return 'tablet'
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'tablet'
  // Android phones say Mobile, Android tablets do not.
  if (/Android/i.test(userAgent) && !/Mobile/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini|IEMobile/i.test(userAgent) ? 'mobile' : 'desktop'
}

/** What the forms record: a tablet counts as mobile. */
export function formDeviceType(device: Device): 'mobile' | 'desktop' {
  return deviceClass(device) === 'desktop' ? 'desktop' : 'mobile'
}
