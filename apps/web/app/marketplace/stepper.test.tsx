// The quantity field: typed or pasted text stays, and invalid text is reported beside it.
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

function Tried() {
  const [typed, setTyped] = useState('1')
  return <Stepper value={typed} most={5} onType={setTyped} />
}
const draw = () =>
  act(() =>
    root.render(
      <MemoryRouter>
        <Tried />
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
const said = () => document.querySelector(`#${CSS.escape(field().getAttribute('aria-describedby') ?? 'none')}`)?.textContent ?? ''

test.each(['1e5', '-5', '0', '2,5', 'abc'])('%s stays as it is typed and is told wrong', async (text) => {
  await draw()
  await type(text)
  await leave()
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([text, 'true'])
  expect(said()).toBe('Укажите целое число от 1 до 5.')
})

test('more than there is stays as it is typed and says how many are left', async () => {
  await draw()
  await type('60')
  await leave()
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['60', 'true'])
  expect(said()).toContain('5')
})

test('a number that is one is not told wrong, and an emptied field has one again', async () => {
  await draw()
  await type('3')
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['3', null])
  await type('')
  await leave()
  expect(field().value).toBe('1')
})
