// Parsing the cookies of a page takes time linear in their length.
import { expect, test } from 'vitest'
import { measureLeastTime } from '../test/processor-time.ts'
import { parsePageRequest } from './web-host-request.ts'

const read = (cookie: string) => parsePageRequest({ method: 'GET', url: '/', headers: { cookie } }, 'https://sverka.test')

test.each([
  ['blanks before a sign', `a=${' '.repeat(15_000)}x`],
  ['tabs before a name', `${'\t'.repeat(15_000)}x`],
  ['many cookies', 'a=b;'.repeat(4000)],
])('a cookie header with %s is parsed within 20 ms of processor time', async (_name, cookie) => {
  expect((await measureLeastTime(20, () => read(cookie))).ms).toBeLessThan(20)
})

test('blanks around a cookie are ignored, and the first of equal names counts', () => {
  expect(read(' \tlang=en \t; lang=ru').cookie).toBe('lang=en')
  // A no-break space belongs to the name, so this is another cookie.
  expect(read('\u00a0lang=en').cookie).toBe('')
})
