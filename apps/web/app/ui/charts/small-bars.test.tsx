// Small bars: heights proportional to the highest value, no bar for a year without accounts (financial statements), and all values also as text.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SmallBars } from './small-bars.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

test('bars are proportional to the highest, and a year without accounts or revenue has none', () => {
  const values = [50, null, 0, 100]
  const points = values.map((value, index) => ({ label: String(2022 + index), value }))
  act(() => root.render(<SmallBars points={points} label="2022: 50; 2025: 100" />))
  const heights = [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
  expect(heights).toEqual([50, 0, 0, 100])
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe('2022: 50; 2025: 100')
})
