// The seller above their lines in the cart: the status «Действует» (active) is green unless the seller's report has a stop factor, that is a
// fact which alone rules out a deal.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verdictLineMessages } from '../reliability/verdict-line.messages.ts'
import { shellMessages } from '../shell/shell.messages.ts'
import { cartMessages } from './cart.messages.ts'
import { SellerLine } from './seller-line.tsx'
import type { Seller, SellerReport } from './seller-reports.ts'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await Promise.all([cartMessages.load('ru'), shellMessages.load('ru'), verdictLineMessages.load('ru')])
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

/** An invented company whose register data are of today, so that its status is not outdated. */
const seller = { id: 1, name: 'ООО «База»', inn: '7799483056', status: 'Действует', procedure: null, as_of: '2026-11-20' } as Seller

/** Renders the line and returns the page. A green status is recognised by its icon `check-circle`. */
async function render(report: SellerReport): Promise<HTMLElement> {
  const element = <SellerLine seller={seller} report={report} />
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { site: { today: '2026-11-20' } } } },
  })
  await act(() => root.render(<RouterProvider router={router} />))
  return document.querySelector('#page') as HTMLElement
}

test('an active seller without a stop is green', async () => {
  expect((await render({ verdict: 'caution', first: '3 производства', stopped: false })).innerHTML).toContain('check-circle')
})

test.each([null, 'failed'] as const)('an active seller without a report (%s) is green', async (report) => {
  expect((await render(report)).innerHTML).toContain('check-circle')
})

test('an active seller with a stop is shown as active in grey', async () => {
  const page = await render({ verdict: 'refuse', first: 'В ЕГРЮЛ недостоверны сведения об адресе', stopped: true })
  expect(page.textContent).toContain('Действует')
  expect(page.innerHTML).not.toContain('check-circle')
})
