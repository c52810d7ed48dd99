// The marks of a company's status. An extract of the state register older than 30 days does not prove «active» («Действует»): the mark is grey.
import type { ConnectionGraph, GraphNode } from '@sverka/contract/company-card/connections'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { graphMessages } from '../company-card/connections/graph.messages.ts'
import { useNodeWords } from '../company-card/connections/graph-words.tsx'
import { shellMessages } from './shell.messages.ts'
import { StatusMarks } from './status-marks.tsx'

/** The status «active»: `ended` would be the day on which the company ceased to exist. */
const active = { name: 'Действует', procedure: null, ended: null }
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await Promise.all([shellMessages, graphMessages].map((messages) => messages.load('ru')))
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

/** Renders on the day 2026-11-20. The icon `check-circle` belongs to the green badge only. */
async function render(element: React.ReactElement): Promise<HTMLElement> {
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { site: { today: '2026-11-20' } } } },
  })
  await act(() => root.render(<RouterProvider router={router} />))
  return document.querySelector('#page') as HTMLElement
}

test('«active» by an old extract is shown with its day and not in green', async () => {
  const page = await render(<StatusMarks status={active} asOf="2018-03-12" />)
  expect(page.textContent).toBe('Действует на 12.03.2018')
  expect(page.innerHTML).not.toContain('check-circle')
})

test('«active» by an extract without a day is not green, even during a procedure', async () => {
  const status = { name: 'Действует', procedure: { name: 'ликвидация', since: null } }
  const page = await render(<StatusMarks status={status} asOf={null} isUndated />)
  expect(page.textContent).toBe('Действует Ликвидация')
  expect(page.innerHTML).not.toContain('check-circle')
  expect((await render(<StatusMarks status={status} asOf={null} />)).innerHTML).toContain('check-circle')
})

test('«active» by a fresh extract is green, and an ended company has no day of the extract', async () => {
  const fresh = await render(<StatusMarks status={active} asOf="2026-11-01" />)
  expect(fresh.textContent).toBe('Действует')
  expect(fresh.innerHTML).toContain('check-circle')
  const ended = await render(<StatusMarks status={{ name: 'Ликвидирована', procedure: null }} endedOn="2017-02-01" asOf="2018-03-12" />)
  expect(ended.textContent).toBe('Ликвидирована 01.02.2017')
})

test('a company in the graph of connections has the same mark', async () => {
  const graph: ConnectionGraph = { center: 'ogrn:1', nodes: [], edges: [], owners: [], cut: false }
  const node = {
    key: 'ogrn:2',
    kind: 'company',
    name: 'ООО "КОЛОСОК"',
    ogrn: '2',
    inn: null,
    status: active,
    as_of: '2018-03-12',
  } as GraphNode
  const NodeText = (facts: Partial<GraphNode>) => {
    const { note, look } = useNodeWords(graph)({ ...node, ...facts })
    return `${note}, ${look}`
  }
  expect((await render(<NodeText />)).textContent).toBe('Действует на 12.03.2018, unknown')
  expect((await render(<NodeText as_of="2026-11-01" />)).textContent).toBe('Действует, active')
  expect((await render(<NodeText as_of="2026-11-01" stopped />)).textContent).toBe('Действует, unknown')
})
