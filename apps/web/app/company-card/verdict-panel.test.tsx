// The verdict on an invented company with its reasons: which reasons are shown, in which order and colour.
import type { ReliabilitySummary, ReliabilityVerdicts } from '@sverka/contract/company-card/reliability'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorMessages } from '../i18n/errors.messages.ts'
import { dealMessages } from '../reliability/deal.messages.ts'
import { verdictMessages } from '../reliability/verdict.messages.ts'
import { summaryMessages } from './summary/summary.messages.ts'
import { VerdictPanel } from './verdict-panel.tsx'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await Promise.all([verdictMessages, summaryMessages, errorMessages, dealMessages].map((messages) => messages.load('ru')))
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

const reason = (title: string) => ({ code: title, title, points: 1, evidence: null, record: null })
/** For: «working for more than 3 years»; against: «reorganisation» and «address shared by many companies». */
const sides = { for: [reason('Работает больше 3 лет')], against: [reason('Реорганизация'), reason('Массовый адрес')] }

interface ReasonsInput extends Partial<typeof sides> {
  stopped?: boolean
  /** Codes of reasons against that are minor for a deal of this sum. */
  small?: readonly string[]
}

/** Draws the verdict for a prepayment; returns the texts of the cells after it: title, text below it, list items. Numbers do not matter. */
async function cellsFor(verdict: 'unknown' | 'caution' | 'refuse', { small = [], ...reasons }: ReasonsInput = sides) {
  const materiality = small.length > 0 ? { sum: 3_000_000, figures: [], small } : null
  const reading = { purpose: 'prepayment', verdict, points: 0, ...reasons, missing: [], would_change: [], unchecked: 200 }
  const verdicts = { purposes: [reading], ended: null, coverage: [], industry: [], materiality } as unknown as ReliabilityVerdicts
  const report = {
    verdicts: { prepayment: verdict },
    worst: [],
    gauge: { checked: 9, of: 220 },
    counts: {},
  } as unknown as ReliabilitySummary
  await act(async () => {
    await import('../reliability/deal-comparison.tsx')
    root.render(
      <MemoryRouter>
        <VerdictPanel sum="" report={report} verdicts={verdicts} purpose="prepayment" kind="company" number="7799483056" />
      </MemoryRouter>,
    )
  })
  const [, ...cells] = [...document.querySelectorAll('#page > div > div')]
  return cells.map((cell) => [...cell.querySelectorAll('p:first-child, p:nth-child(2), li')].map(({ textContent }) => textContent?.trim()))
}

test('without a verdict one list has the reasons against first', async () => {
  const [withoutVerdict] = await cellsFor('unknown')
  expect(withoutVerdict).toEqual(['Известно', 'Реорганизация', 'Массовый адрес', 'Работает больше 3 лет'])
})

test('«nothing found» is shown only if there are reasons neither for nor against', async () => {
  expect((await cellsFor('unknown', {}))[0]).toEqual(['Известно', 'Существенного не найдено'])
  expect((await cellsFor('unknown', { against: [reason('Реорганизация')] }))[0]).toEqual(['Известно', 'Реорганизация'])
})

test('with a verdict the reasons against come before the reasons for', async () => {
  const [minus, plus] = await cellsFor('caution')
  expect(plus).toEqual(['За', 'Работает больше 3 лет'])
  expect(minus).toEqual(['Против', 'Реорганизация', 'Массовый адрес'])
})

test('beside a stop factor reasons for the deal are said to change nothing and are not green', async () => {
  const [, plus] = await cellsFor('refuse', { ...sides, stopped: true })
  expect(plus).toEqual(['За, но вердикта не меняет', 'Работает больше 3 лет'])
  expect(document.querySelector('[class*="good"]')).toBeNull()
  await cellsFor('refuse', { ...sides, stopped: false })
  expect(document.querySelector('[class*="good"]')).not.toBeNull()
})

test('a stop factor of this kind of deal only is named instead of the verdict', async () => {
  // «Ban on disposing of shares».
  await cellsFor('refuse', { ...sides, against: [reason('Запрет распоряжаться долями')], stopped: true })
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Стоп: запрет распоряжаться долями')
})

test('reasons against that are minor for the sum stand below the others, without a minus', async () => {
  await cellsFor('caution', { ...sides, small: ['Массовый адрес'] })
  const against = document.querySelectorAll('#page > div > div')[1]
  expect([...(against?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(['Реорганизация'])
  expect(against?.querySelector('p:last-child')?.textContent?.replace(/\s/g, ' ')).toBe('При 3 млн ₽ не важно: Массовый адрес')
})
