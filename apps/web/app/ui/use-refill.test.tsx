// A field that follows a value of the URL, while somebody types into it.
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useRefill } from './use-refill.ts'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

function Field({ value }: { value: string }) {
  const field = useRef<HTMLInputElement>(null)
  useRefill(field, value)
  return <input ref={field} defaultValue={value} />
}

const show = (value: string) => act(() => root.render(<Field value={value} />))
const input = () => document.querySelector('input') as HTMLInputElement

test('the field gets a value that changed elsewhere', async () => {
  await show('болт')
  await show('гайка')
  expect(input().value).toBe('гайка')
})

test('text typed on while the search for its beginning is answered stays', async () => {
  await show('')
  input().focus()
  input().value = 'болт м8'
  await show('болт')
  expect(input().value).toBe('болт м8')
})

test('a field with the focus gets the value of the page gone back to', async () => {
  await show('болт')
  input().focus()
  await show('')
  expect(input().value).toBe('')
})
