// The filters of the listing of goods when the URL changes: typed text, ticks and the focus in the other filters stay.
import type { Facets } from '@sverka/contract/marketplace/marketplace'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FilterChips } from './filter-chips.tsx'
import { listingMessages } from './listing.messages.ts'
import { type ListingUrl, START } from './marketplace-url.ts'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await listingMessages.load('ru')
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

const facets: Facets = {
  categories: [{ id: 1, name: 'Металл', slug: 'metall', count: 3, childrens: [] }],
  regions: [
    { id: 77, name: 'Москва', count: 2 },
    { id: 50, name: 'Московская область', count: 1 },
  ],
}

/** Shows the filters of this URL. */
const showUrl = (changes: Partial<ListingUrl>) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <FilterChips url={{ ...START, ...changes }} facets={facets} />
      </MemoryRouter>,
    ),
  )
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

test('when all filters are removed, a tick that was not applied goes too', async () => {
  await showUrl({ priceFrom: 100 })
  input('regions__in', 77).checked = true
  await showUrl({})
  expect(input('regions__in', 77).checked).toBe(false)
})
