import { expect, test } from 'vitest'
import { formDeviceType } from './device-class.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  pixel:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  galaxyTab:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  oldIpad:
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  firefoxTablet: 'Mozilla/5.0 (Android 14; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0',
}

test.each([
  ['iphone', 5, 'mobile'],
  ['pixel', 5, 'mobile'],
  ['galaxyTab', 5, 'mobile'],
  ['oldIpad', 5, 'mobile'],
  ['firefoxTablet', 5, 'mobile'],
  // An iPad that says it is a Mac is recognized by its touch screen.
  ['mac', 5, 'mobile'],
  ['mac', 0, 'desktop'],
  ['windows', 10, 'desktop'],
] as const)('%s with %i touch points is recorded as %s', (agent, maxTouchPoints, type) => {
  expect(formDeviceType({ userAgent: agents[agent], maxTouchPoints })).toBe(type)
})

test('no user agent at all is a desktop', () => {
  expect(formDeviceType({ userAgent: '' })).toBe('desktop')
})
