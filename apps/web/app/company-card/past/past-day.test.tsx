// The card as of a past day: if a stop factor (one that alone rules out a deal) was found on that day, nothing is green.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorMessages } from '../../i18n/errors.messages.ts'
import { verdictMessages } from '../../reliability/verdict.messages.ts'
import { answersMessages } from '../five-answers.messages.ts'
import { pastMessages } from './past.messages.ts'
import { PastDay } from './past-day.tsx'
import type { Past } from './two-days.tsx'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await Promise.all([verdictMessages, answersMessages, pastMessages, errorMessages].map((messages) => messages.load('ru')))
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

const reason = { code: 'age', title: 'Работает 21 год', points: 1, evidence: null, record: null }

/** Draws the card of an invented company on 1 April 2026, refused for a prepayment, with one reason in favour. */
async function draw(stopped: boolean) {
  const reading = { purpose: 'prepayment', verdict: 'refuse', stopped, for: [reason], against: [] }
  const card = { status: 'Действует', purposes: [reading], coverage: [], sources: [], fingerprint: 'a'.repeat(64) }
  const past = { card, day: '2026-04-01', to: '2026-11-20', kept_from: '2026-03-01', later: [] } as unknown as Past
  const context = { company: { kind: 'company', inn: '7799483056', ogrn: '1057798000435' }, reliability: null }
  const router = createMemoryRouter([
    { element: <Outlet context={context} />, children: [{ index: true, element: <PastDay past={past} /> }] },
  ])
  await act(() => root.render(<RouterProvider router={router} />))
}

/** Number of reasons in favour that are green. */
const countGreen = () => document.querySelectorAll('[class*="plus"]').length
/** Icon of the status «Действует» (active), the first answer. */
const statusIcon = () => document.querySelector('dl use')?.getAttribute('href')

test('beside a stop factor of that day reasons in favour are not green and are said to change nothing', async () => {
  await draw(false)
  expect(countGreen()).toBe(1)
  const reassuringIcon = statusIcon()
  await draw(true)
  expect(document.body.textContent).toContain('За, но вердикта не меняет')
  expect(countGreen()).toBe(0)
  expect(statusIcon()).not.toBe(reassuringIcon)
})
