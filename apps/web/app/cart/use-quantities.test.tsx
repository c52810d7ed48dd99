// Quantities typed in the cart are sent one after another, and `flush` waits for all of them.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Quantities, useQuantities } from './use-quantities.ts'

/** The requests that the hook sends: the quantity, and a function that answers. */
const sent: { readonly quantity: string | null; readonly answer: () => void }[] = []
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) =>
        sent.push({
          quantity: new URL(url, 'https://site.test').searchParams.get('quantity'),
          answer: () => resolve(new Response(null, { status: 204 })),
        }),
      ),
  )
})
afterEach(() => vi.unstubAllGlobals())

let root: Root
let quantities: Quantities
function Fields() {
  quantities = useQuantities(() => undefined)
  return null
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sent.length = 0
  root = createRoot(document.createElement('div'))
  await act(() => root.render(<Fields />))
})
afterEach(() => act(() => root.unmount()))

const type = (quantity: number) => act(() => quantities.set(1, String(quantity), quantity))
const quantitiesSent = () => sent.map(({ quantity }) => quantity)

test('a second quantity is sent after the first was answered, and the flush waits for both', async () => {
  await type(2)
  const first = quantities.flush()
  await expect.poll(quantitiesSent).toEqual(['2'])
  await type(3)
  let isStored = false
  const second = quantities.flush().then(() => {
    isStored = true
  })
  expect(quantitiesSent()).toEqual(['2'])
  sent[0]?.answer()
  await first
  await expect.poll(quantitiesSent).toEqual(['2', '3'])
  expect(isStored).toBe(false)
  sent[1]?.answer()
  await second
})
