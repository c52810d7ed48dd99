// The browser fills a member's header from its stored data, and leaves a guest's header unchanged.
import { afterEach, expect, test } from 'vitest'
import { memberFirst } from './member-first.ts'

/** Runs the page's script, then reads the header as a browser does. */
async function drawn(): Promise<HTMLAnchorElement> {
  document.body.innerHTML = ''
  const [, text = ''] = /<script nonce="mark">(.*?)<\/script>/.exec(memberFirst('<head></head>', 'mark')) ?? []
  new Function(text)()
  document.body.innerHTML = '<header><a href="/login">Войти</a><div></div></header>'
  const link = document.querySelector('header a') as HTMLAnchorElement
  await new Promise((resolve) => queueMicrotask(() => resolve(null)))
  return link
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-member')
})

const kept = (person: object) => JSON.stringify({ name: 'Туманов Игнат', initials: 'ТИ', avatar: null, ...person })

test('a guest sees how to sign in', async () => {
  localStorage.person = kept({})
  expect([(await drawn()).textContent, document.documentElement.hasAttribute('data-member')]).toEqual(['Войти', false])
})

test('a member sees their name with the link to the profile', async () => {
  localStorage.refresh = 'token'
  localStorage.person = kept({})
  const link = await drawn()
  expect([link.textContent, link.getAttribute('href'), link.dataset.person]).toEqual(['Туманов Игнат', '/profile/info', 'ТИ'])
  expect(document.documentElement.hasAttribute('data-member')).toBe(true)
})

test('stored data of a member remembered elsewhere do not name the member of this tab', async () => {
  localStorage.person = kept({})
  sessionStorage.refresh = 'token'
  sessionStorage.person = kept({ name: 'Выдумкина Ольга' })
  expect((await drawn()).textContent).toBe('Выдумкина Ольга')
})

test('a name is shown as text whatever it contains', async () => {
  localStorage.refresh = 'token'
  localStorage.person = kept({ name: '<img src=x onerror=alert(1)>' })
  expect([(await drawn()).textContent, document.querySelector('img')]).toEqual(['<img src=x onerror=alert(1)>', null])
})

test('unreadable data change nothing', async () => {
  localStorage.refresh = 'token'
  localStorage.person = '{'
  expect((await drawn()).textContent).toBe('Войти')
})
