// The sum of a deal compared with a figure of the company is worded in percent, from 200 % on as «N times as much».
import type { Materiality } from '@sverka/contract/company-card/materiality'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dealMessages } from './deal.messages.ts'
import { DealComparison } from './deal-comparison.tsx'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await dealMessages.load('ru')
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

type Metric = Materiality['figures'][number]

/**
 * Draws a deal of 3 million rubles beside one figure; returns the text that compares them, with plain spaces. `percent` alone decides the text: the
 * deal as a share of the figure, but open claims as a share of the deal.
 */
async function show(metric: Metric['figure'], percent: number): Promise<string> {
  const figures: Metric[] = [{ figure: metric, value: 1_000_000, percent, year: null, large: false }]
  await act(async () => root.render(<DealComparison deal={{ sum: 3_000_000, figures, small: [] }} />))
  return (document.querySelectorAll('dd b')[0]?.textContent ?? '').replace(/\s/g, ' ')
}

test.each([
  ['cash', 4.2, 'сделка 4,2 %'],
  ['cash', 199.9, 'сделка 199,9 %'],
  ['cash', 250, 'сделка в 2,5 раза больше'],
  ['cash', 1744.2, 'сделка в 17 раз больше'],
  ['revenue_month', 2281.4, 'сделка в 23 раза больше'],
  ['open_claims', 22.1, '22,1 % сделки'],
  ['open_claims', 500, 'в 5 раз больше сделки'],
] as const)('%s at %d percent reads «%s»', async (figure, percent, text) => {
  expect(await show(figure, percent)).toBe(text)
})
