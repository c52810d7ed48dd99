// A form field for a number: any other text is not submitted, stays as typed, and an error is shown beside the field.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NumberField } from './number-field.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

/** A form with a field for a sum of up to 1000 rubles with kopecks. «Укажите сумму» («enter a sum») is its error text. */
const renderForm = (value = '') =>
  act(() =>
    root.render(
      <form>
        <NumberField name="sum" label="Сумма" wrongText="Укажите сумму" decimals={2} most={1000} defaultValue={value} />
      </form>,
    ),
  )
const field = () => document.querySelector('input') as HTMLInputElement
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
/** As the browser does at submit: validates the form without sending it. */
const validate = () => act(() => void (document.querySelector('form') as HTMLFormElement).checkValidity())

test.each(['1e5', '-5', '1001', '5 руб.'])('%s is not sent, stays as typed and is reported as wrong', async (text) => {
  await renderForm()
  await type(text)
  await validate()
  expect([field().value, field().validity.valid, field().getAttribute('aria-invalid')]).toEqual([text, false, 'true'])
  expect(document.body.textContent).toContain('Укажите сумму')
})

test.each(['', '5', '1 000', '12,50'])('%j is sent', async (text) => {
  await renderForm()
  await type('wrong')
  await type(text)
  await validate()
  expect([field().value, field().validity.valid, field().getAttribute('aria-invalid')]).toEqual([text, true, null])
})

test('an invalid number from the URL is reported at once', async () => {
  await renderForm('1e5')
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['1e5', 'true'])
})
