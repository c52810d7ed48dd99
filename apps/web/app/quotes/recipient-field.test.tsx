// The number of sellers who get a request for prices, while the member changes the category faster than the server answers.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormValues } from './new-quote.rules.ts'
import { quotesMessages } from './quotes.messages.ts'
import { RecipientField } from './recipient-field.tsx'

/** Unanswered requests by category: each function answers with a number of sellers. */
const requests = new Map<string, (sellers: number) => void>()
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  requests.clear()
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) =>
        requests.set(new URL(url, 'https://site.test').searchParams.get('category') ?? '', (sellers) =>
          resolve(Response.json({ sellers })),
        ),
      ),
  )
  await quotesMessages.load('ru')
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

const values: FormValues = { category: '', lines: [], place: '', needed_by: '', answers_until: '', budget: '', details: '' }
const choose = (category: string) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <RecipientField
          {...{ tree: [], product: null, faults: {}, isOfCard: false }}
          values={{ ...values, category }}
          set={() => undefined}
          setOfCard={() => undefined}
        />
      </MemoryRouter>,
    ),
  )
const answer = (category: string, sellers: number) => act(async () => requests.get(category)?.(sellers))
const shown = () => document.querySelector('[role="status"]')?.textContent

test('a late answer about the former category does not hide the number of sellers of the present one', async () => {
  await choose('1')
  await choose('2')
  await expect.poll(() => [...requests.keys()]).toEqual(['1', '2'])
  await answer('2', 3)
  await expect.poll(shown).toBe('Получат запрос: 3 продавца категории')
  await answer('1', 8)
  await act(async () => undefined)
  expect(shown()).toBe('Получат запрос: 3 продавца категории')
})
