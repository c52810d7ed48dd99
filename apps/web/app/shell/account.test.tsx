// The account provider: a member's data that arrive after signing out are ignored.
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { tokenStore } from '../api/tokens.ts'
import { AccountProvider, useAccount } from './account.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  tokenStore().clear()
})

const Name = () => useAccount().state.me?.full_name ?? 'nobody'

test('data of a member that arrive after signing out are not shown', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  tokenStore().keep({ access: 'a', refresh: 'b' }, true)
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(() =>
    root.render(
      <AccountProvider>
        <Name />
      </AccountProvider>,
    ),
  )
  await act(() => tokenStore().clear())
  await act(async () => {
    resolve(Response.json({ full_name: 'Анна Орлова' }))
    await promise
    await new Promise((resolve) => setImmediate(resolve))
  })
  expect(container.textContent).toBe('nobody')
  await act(() => root.unmount())
})
