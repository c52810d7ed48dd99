// The reliability gauge shows a percentage only if enough factors were checked and the company has no stop factor (one that rules out a deal).
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Gauge } from './gauge.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

/** Two positive factors: the gauge shows 100%. `over` says how many of all factors were checked. */
const checkedProps = { positive: 2, negative: 0, label: '2 and 0', caption: 'positive', over: 'Checked 18 of 117' }
const readText = (props: Partial<Parameters<typeof Gauge>[0]>) => {
  act(() => root.render(<Gauge {...checkedProps} {...props} />))
  return [...document.querySelectorAll('svg > text'), ...document.querySelectorAll('p')].map((text) => text.textContent)
}

test('with little data there is a question mark instead of a percentage', () => {
  expect(readText({})).toEqual(['100%', 'positive', 'Checked 18 of 117'])
  expect(readText({ hasLittleData: true })).toEqual(['?', 'Checked 18 of 117'])
})

test('a stop factor replaces the percentage, also with little data', () => {
  expect(readText({ stop: 'Stop: ended', hasLittleData: true })).toEqual(['!', 'Stop: ended', 'Checked 18 of 117'])
})

test('without factors the gauge is shown only with little data', () => {
  expect(readText({ positive: 0, hasLittleData: true })).toEqual(['?', 'Checked 18 of 117'])
  expect(readText({ positive: 0 })).toEqual([])
})
