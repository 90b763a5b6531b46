import { expect, test } from 'vitest'
import { deviceClass, formDeviceType } from './attribution.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  galaxyTab:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  oldIpad:
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  unknown: '',
}

test.each([
  ['iphone', 5, 'mobile', 'mobile'],
  ['galaxyTab', 5, 'tablet', 'mobile'],
  ['oldIpad', 5, 'tablet', 'mobile'],
  ['mac', 0, 'desktop', 'desktop'],
  ['windows', 10, 'desktop', 'desktop'],
  // An iPad with the user agent of a Mac.
  ['mac', 5, 'tablet', 'mobile'],
  ['unknown', 0, 'desktop', 'desktop'],
] as const)(
  '%s with %i touch points is a %s, stored with forms as %s',
  (agent, maxTouchPoints, general, forms) => {
    const device = { userAgent: agents[agent], maxTouchPoints }
    expect(deviceClass(device)).toBe(general)
    expect(formDeviceType(device)).toBe(forms)
  },
)
