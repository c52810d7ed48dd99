// Results, suggestions and selections show an active company in green only if its register extract is recent and it has no stop factor (a fact
// that alone rules out a deal).
import type { FoundCompany } from '@sverka/contract/company-search/company-search'
import type { SelectedCompany } from '@sverka/contract/company-selection/company-selection'
import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verdictLineMessages } from '../../reliability/verdict-line.messages.ts'
import { shellMessages } from '../../shell/shell.messages.ts'
import { searchMessages } from '../company-search.messages.ts'
import { SuggestionGroups } from '../form/suggestion-groups.tsx'
import { selectionMessages } from '../selection/selection.messages.ts'
import { SelectionTable } from '../selection/selection-table.tsx'
import { FoundRow } from './found-row.tsx'

/** An active company; `asOf` is the day of the register extract that states the status. */
const company = (asOf: string): FoundCompany => ({
  id: 1,
  kind: 'company',
  name: 'ООО "БАЗА"',
  fio: null,
  inn: '7799483056',
  ogrn: '1157799483056',
  status: 'Действует',
  procedure: null,
  as_of: asOf,
  region: null,
  address: null,
  leader: null,
  registration_date: null,
  closed_on: null,
  okved: null,
  revenue: null,
  attention: null,
  matched_by: 'name',
  marks: [],
  branch: null,
})
const selectedRow = (stopped: boolean) => {
  const { id, kind, name, inn, ogrn, status } = company(FRESH)
  const missing = { procedure: null, closed_on: null, region: null, activity: null, registered_on: null, leader: null, headcount: null }
  const row: SelectedCompany = {
    ...missing,
    ...{ id, kind, name, inn, ogrn, status, okved: null, revenue: null },
    as_of: FRESH,
    verdict: stopped ? 'refuse' : 'proceed',
    stopped,
    example: true,
  }
  return <SelectionTable companies={[row]} />
}
const suggestionRow = (found: FoundCompany) => (
  <SuggestionGroups
    listId="list"
    groups={[{ kind: 'company', rows: [found] }]}
    labels={{ company: 'Компании', entrepreneur: 'ИП' }}
    active={undefined}
  />
)
const suggestion = (asOf: string) => suggestionRow(company(asOf))

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await Promise.all([shellMessages, searchMessages, selectionMessages, verdictLineMessages].map((messages) => messages.load('ru')))
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

/** Renders the element on a page whose «today» is 2026-11-20. A green status is recognised by its icon `check-circle`. */
async function render(element: ReactElement): Promise<HTMLElement> {
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { site: { today: '2026-11-20' } } } },
  })
  await act(() => root.render(<RouterProvider router={router} />))
  return document.querySelector('#page') as HTMLElement
}

// Today is 2026-11-20 in these tests; an extract proves the status for 30 days.
const OLD = '2018-03-12'
const FRESH = '2026-11-01'

test.each([
  ['a row of results', (asOf: string) => <FoundRow company={company(asOf)} />],
  ['a suggestion', suggestion],
])('%s with an old extract shows the day of the status and no green', async (_, element) => {
  const old = await render(element(OLD))
  expect(old.textContent).toMatch(/Действует ?на 12\.03\.2018/)
  expect(old.innerHTML).not.toContain('check-circle')
  const fresh = await render(element(FRESH))
  expect(fresh.textContent).toContain('Действует')
  expect(fresh.textContent).not.toContain('на 01.11.2026')
  expect(fresh.innerHTML).toContain('check-circle')
})

test.each([
  ['a row of results', (found: FoundCompany) => <FoundRow company={found} />],
  ['a suggestion', suggestionRow],
])('with a stop factor %s is not green', async (_, element) => {
  const attention = { code: 'address-unreliable', title: 'Недостоверный адрес', polarity: 'stop' as const }
  const stopped = await render(element({ ...company(FRESH), attention }))
  expect(stopped.textContent).toContain('Действует')
  expect(stopped.innerHTML).not.toContain('check-circle')
})

test.each([
  [true, false],
  [false, true],
])('a selected company with a stop factor (%s) is green (%s)', async (stopped, isGreen) => {
  const row = (await render(selectedRow(stopped))).querySelector('tbody') as HTMLElement
  expect(row.textContent).toContain('Действует')
  expect(row.querySelector('[class*="status"] [href*="check-circle"], [class*="active"]') !== null).toBe(isGreen)
})
