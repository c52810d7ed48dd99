// Tests that a User-Agent header becomes the usual name of browser and system, even if the header also contains another browser's name.
import { expect, test } from 'vitest'
import { deviceName } from './device.rules.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

test.each([
  [CHROME, 'Chrome, Windows'],
  [`${CHROME} Edg/153.0.0.0`, 'Edge, Windows'],
  [CHROME.replace('Safari/', 'YaBrowser/26.10.0.0 Safari/'), 'Yandex Browser, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 'Safari, macOS'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/153.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['curl/8.9.1', 'curl'],
  ['  ', null],
  [null, null],
])('%s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
