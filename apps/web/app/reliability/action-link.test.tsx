// The next step that a verdict recommends: a link to its record, a button that adds the company to monitoring, or plain text if done elsewhere.
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ActionLink } from './action-link.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

type Action = NonNullable<PurposeVerdict['action']>

/** Draws a step with the text «Что делать» (what to do) on the card of an invented company; only `code` and `record` decide its form. */
const draw = (code: string, record: Action['record'] = null) => {
  const action = { code, text: 'Что делать', effect: null, factor: null, record } as Action
  return act(() =>
    root.render(
      <MemoryRouter>
        <ActionLink action={action} card="7799483056" />
      </MemoryRouter>,
    ),
  )
}

test('a step about a record links to it', async () => {
  await draw('ask-bailiffs', { tab: 'debts', id: '1/26' })
  expect(document.querySelector('a')?.getAttribute('href')).toContain('/counter-parties/7799483056/debts')
})

test('a step of adding the company to monitoring is a button', async () => {
  await draw('pay-and-watch')
  expect(document.querySelector('button')?.textContent).toBe('Что делать')
})

test('a step done elsewhere is plain text', async () => {
  await draw('pay-in-parts')
  expect([document.querySelector('a, button'), document.body.textContent]).toEqual([null, 'Что делать'])
})
