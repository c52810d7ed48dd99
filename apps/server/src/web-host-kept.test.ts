// Which pages are kept, under what, and that none outlives the data it was made of.
import { expect, test } from 'vitest'
import { type KeptPage, KeptPages, keyOf } from './web-host-kept.ts'

const page: KeptPage = { status: 200, headers: [], pieces: [Buffer.from('страница')] }
const key = (url: string, cookie?: string, method = 'GET') => keyOf({ method, url, headers: cookie ? { cookie } : {} })

test.each(['/', '/blog/1', '/counter-parties/7799483056/finances', '/about?lang=en', '/sellers?theme=dark&lang=en'])(
  '%s is kept',
  (url) => {
    expect(key(url)).not.toBeNull()
  },
)

test.each(['/counter-parties?query=сталь', '/verify/1', '/profile/info', '/blog?utm=1', '/counter-parties/7799483056/contracts?page=2'])(
  '%s is made anew',
  (url) => expect(key(url)).toBeNull(),
)

test('only a GET is kept, and only by the cookies that change a page', () => {
  expect(key('/', undefined, 'HEAD')).toBeNull()
  expect(key('/', 'lang=en')).not.toBe(key('/'))
  expect(key('/', 'lang=en; theme=dark')).toBe(key('/', 'other=1; theme=dark; lang=en'))
  expect(key('/', 'visit=42')).toBe(key('/'))
})

test('a page is found while its data holds, and not after', () => {
  const kept = new KeptPages()
  kept.keep('/', '1', page)
  expect(kept.find('/', '1')).toBe(page)
  expect(kept.find('/', '2')).toBeUndefined()
  kept.keep('/blog', '2', page)
  expect(kept.find('/', '2')).toBeUndefined()
  expect(kept.find('/blog', '2')).toBe(page)
})

test('the page least lately asked for is given up first', () => {
  const kept = new KeptPages()
  for (let index = 0; index < 500; index += 1) kept.keep(`/blog/${index}`, '1', page)
  kept.find('/blog/0', '1')
  kept.keep('/blog/500', '1', page)
  expect(kept.find('/blog/0', '1')).toBe(page)
  expect(kept.find('/blog/1', '1')).toBeUndefined()
})
