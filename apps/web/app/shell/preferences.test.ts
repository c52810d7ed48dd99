// Language and theme of a request: from the URL, otherwise from the cookie, otherwise the default. A choice lasts a year (31,536,000 seconds).
import { expect, test } from 'vitest'
import { readPreferences, rememberedIn } from './preferences.ts'

/** A minimal request: the DOM's own Request hides the cookie header. */
const request = (path: string, cookie?: string): Request =>
  ({ url: `http://127.0.0.1${path}`, headers: new Map(cookie ? [['cookie', cookie]] : []) }) as unknown as Request

test('the defaults are Russian and the theme of the system', () => {
  const request = { url: 'http://127.0.0.1/', headers: { get: () => null } } as unknown as Request
  expect(readPreferences(request)).toEqual({ locale: 'ru', theme: 'system' })
})

test('the URL overrides the cookies, and unknown values are ignored', () => {
  expect(readPreferences(request('/', 'a=1; lang=zh-CN; theme=dark'))).toEqual({ locale: 'zh-CN', theme: 'dark' })
  expect(readPreferences(request('/?lang=en', 'lang=zh-CN'))).toEqual({ locale: 'en', theme: 'system' })
  expect(readPreferences(request('/?lang=fr&theme=pink', 'lang=en'))).toEqual({ locale: 'en', theme: 'system' })
})

test('a choice in the URL is remembered once, an unknown one never', () => {
  expect(rememberedIn(request('/?lang=en'))).toEqual(['lang=en; Path=/; Max-Age=31536000; SameSite=Lax'])
  expect(rememberedIn(request('/?lang=en', 'lang=en'))).toEqual([])
  expect(rememberedIn(request('/?lang=fr'))).toEqual([])
})

test('over https a choice is remembered in a cookie that plain http never carries', () => {
  const request = { url: 'https://sverka.test/?theme=dark', headers: { get: () => null } } as unknown as Request
  expect(rememberedIn(request)).toEqual(['theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
})
