type DeviceClass = 'tablet' | 'mobile' | 'desktop'

type Device = Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints'>>

/** Classifies a device by its user agent (PRODUCT.md, "Stored data"). */
export function deviceClass({ userAgent, maxTouchPoints = 0 }: Device): DeviceClass {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/i.test(userAgent)) return 'tablet'
  // iPadOS reports a Mac user agent, but no Mac has a touchscreen.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'tablet'
  // The user agents of Android phones contain “Mobile”, those of tablets do not.
  if (/Android/i.test(userAgent) && !/Mobile/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini|IEMobile/i.test(userAgent) ? 'mobile' : 'desktop'
}

/** The device type stored with a form, where a tablet counts as mobile. */
export function formDeviceType(device: Device): 'mobile' | 'desktop' {
  return deviceClass(device) === 'desktop' ? 'desktop' : 'mobile'
}
