// The filters of the listing of goods when the URL changes: typed text, ticks and the focus in the other filters stay.
import type { Facets } from '@sverka/contract/marketplace/marketplace'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FilterChips } from './filter-chips.tsx'
import { listingMessages } from './listing.messages.ts'
import { type ListingUrl, RESET, START, writeListingUrl } from './marketplace-url.ts'

let root: Root
let shown: ListingUrl
let router: ReturnType<typeof createMemoryRouter>
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await listingMessages.load('ru')
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
  shown = START
  router = createMemoryRouter([{ path: '*', Component: Listing }])
  await act(() => root.render(<RouterProvider router={router} />))
})
afterEach(() => act(() => root.unmount()))

/** The filters, drawn again at each visit. */
function Listing() {
  useLocation()
  return <FilterChips url={shown} facets={facets} />
}

const facets: Facets = {
  categories: [{ id: 1, name: 'Металл', slug: 'metall', count: 3, childrens: [] }],
  regions: [
    { id: 77, name: 'Москва', count: 2 },
    { id: 50, name: 'Московская область', count: 1 },
  ],
}

/** Goes to this URL of the listing by a link with this state. */
async function showUrl(changes: Partial<ListingUrl>, state: unknown = null): Promise<void> {
  shown = { ...START, ...changes }
  await act(() => router.navigate(writeListingUrl(changes), { state }))
}
const input = (name: string, value?: number) =>
  document.querySelector(`input[name="${name}"]:not([type="hidden"])${value ? `[value="${value}"]` : ''}`) as HTMLInputElement
const order = () => document.querySelector('select') as HTMLSelectElement

test('a typed price and a ticked region stay while another order is applied', async () => {
  await showUrl({})
  input('price__gte').value = '1500'
  input('regions__in', 77).checked = true
  input('price__gte').focus()
  await showUrl({ order: 'price' })
  expect(input('price__gte').value).toBe('1500')
  expect(input('regions__in', 77).checked).toBe(true)
  expect(document.activeElement).toBe(input('price__gte'))
})

test('the choice of the order keeps the focus when the order is applied', async () => {
  await showUrl({})
  order().focus()
  order().value = 'price'
  await showUrl({ order: 'price' })
  expect(document.activeElement).toBe(order())
  expect(order().value).toBe('price')
})

test('a filter that the URL no longer has is empty', async () => {
  await showUrl({ priceFrom: 100, regions: [77], order: 'price' })
  expect([input('price__gte').value, input('regions__in', 77).checked, order().value]).toEqual(['100', true, 'price'])
  await showUrl({})
  expect([input('price__gte').value, input('regions__in', 77).checked, order().value]).toEqual(['', false, ''])
})

test('when all filters are removed at once, a tick that was not applied goes too', async () => {
  await showUrl({ priceFrom: 100 })
  input('regions__in', 77).checked = true
  await showUrl({}, RESET)
  expect(input('regions__in', 77).checked).toBe(false)
})

test('a tick that was not applied stays when the only filter is removed by itself', async () => {
  await showUrl({ priceFrom: 100 })
  input('regions__in', 77).checked = true
  await showUrl({})
  expect(input('regions__in', 77).checked).toBe(true)
})

test('the order of the URL is shown after going back to a search', async () => {
  await showUrl({ search: 'болт', order: '-created_at' })
  await showUrl({ order: '-created_at' })
  expect(order().value).toBe('')
  await showUrl({ search: 'болт', order: '-created_at' })
  expect(order().value).toBe('-created_at')
})
