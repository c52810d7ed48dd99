// The quantity field with its two buttons: typed or pasted text stays, and invalid text is reported beside it.
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { itemMessages } from './item.messages.ts'
import { Stepper } from './stepper.tsx'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await itemMessages.load('ru')
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

interface TestStepperProps {
  start?: string
  most?: number
  terms?: { min_quantity: number | null; multiple: number | null }
}

/** A field with at most `most` units in stock; `multiple` is the pack size, in multiples of which the seller sells. */
function TestStepper({ start = '1', most = 5, terms = { min_quantity: null, multiple: null } }: TestStepperProps) {
  const [typed, setTyped] = useState(start)
  return <Stepper value={typed} most={most} terms={terms} onType={setTyped} />
}
const draw = (props: TestStepperProps = {}) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <TestStepper {...props} />
      </MemoryRouter>,
    ),
  )
const field = () => document.querySelector('input') as HTMLInputElement
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = () => act(() => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const readDescription = () =>
  document.querySelector(`#${CSS.escape(field().getAttribute('aria-describedby') ?? 'none')}`)?.textContent ?? ''

test.each(['1e5', '-5', '0', '2,5', 'abc'])('%s stays as typed and is reported as wrong', async (text) => {
  await draw()
  await type(text)
  await leave()
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([text, 'true'])
  expect(readDescription()).toBe('Укажите целое число от 1 до 5.')
})

test('a quantity above the stock stays as typed and says how many are left', async () => {
  await draw()
  await type('60')
  await leave()
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['60', 'true'])
  expect(readDescription()).toContain('5')
})

test('a valid number is accepted, and an emptied field gets the smallest quantity again', async () => {
  await draw()
  await type('3')
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['3', null])
  await type('')
  await leave()
  expect(field().value).toBe('1')
})

const press = (label: string) => act(() => (document.querySelector(`button[aria-label="${label}"]`) as HTMLButtonElement).click())

// Packs of 10 and at least 15: the smallest quantity is 20. The stock of 47 has 4 whole packs.
test('the buttons move by whole packs and stop at the smallest quantity and the stock', async () => {
  await draw({ start: '12', most: 47, terms: { min_quantity: 15, multiple: 10 } })
  const shown: string[] = []
  for (const label of ['Больше', 'Больше', 'Больше', 'Меньше', 'Меньше', 'Меньше']) {
    await press(label)
    shown.push(field().value)
  }
  expect(shown).toEqual(['20', '30', '40', '30', '20', '20'])
})

test('a quantity that is no multiple of the pack is reported beside the field', async () => {
  await draw({ start: '20', most: 100, terms: { min_quantity: 15, multiple: 10 } })
  await type('25')
  expect(readDescription()).toBe('Количество должно делиться на 10.')
  await type('10')
  expect(readDescription()).toBe('Продают от 20.')
})
