// The button that sends an invoice to an accountant, while the member goes from one invoice to another faster than the server answers.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenStore } from '../api/tokens.ts'
import { AccountProvider } from '../shell/account.tsx'
import { invoiceMessages } from './invoice.messages.ts'
import { SendInvoice } from './send-invoice.tsx'

/** Unanswered requests by path: each function says whether the member may send the invoice. */
const requests = new Map<string, (maySend: boolean) => void>()
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  requests.clear()
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, 'https://site.test')
    if (pathname.startsWith('/auth/')) return Promise.resolve(Response.json({ full_name: 'Анна Орлова' }))
    return new Promise<Response>((resolve) => requests.set(pathname, (maySend) => resolve(Response.json({ may_send: maySend }))))
  })
  await invoiceMessages.load('ru')
  tokenStore().keep({ access: 'a', refresh: 'b' }, true)
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
  tokenStore().clear()
  document.documentElement.removeAttribute('data-member')
})

const openInvoice = (slug: string) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <AccountProvider>
          <SendInvoice kind="order" slug={slug} />
        </AccountProvider>
      </MemoryRouter>,
    ),
  )
const path = (slug: string) => `/api/v1/invoices/${slug}/`
const answer = (slug: string, maySend: boolean) => act(async () => requests.get(path(slug))?.(maySend))
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

test('a late answer about another invoice does not offer to send this one', async () => {
  await openInvoice('first')
  await openInvoice('second')
  await expect.poll(() => [...requests.keys()]).toEqual([path('first'), path('second')])
  await answer('second', false)
  await answer('first', true)
  await act(async () => undefined)
  expect(buttons()).toEqual([])
})

test('an invoice that the member may send has the button', async () => {
  await openInvoice('first')
  await expect.poll(() => [...requests.keys()]).toEqual([path('first')])
  await answer('first', true)
  await expect.poll(buttons).toEqual(['Бухгалтеру'])
})
