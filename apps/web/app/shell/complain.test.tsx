// The complaint dialog: an empty complaint is not sent, and a second one says that the first is still open.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallRefused } from '../api/refusal.ts'
import { errorMessages } from '../i18n/errors.messages.ts'
import { Complain } from './complain.tsx'

const texts = {
  complain: 'Complain',
  hint: 'Support reads it',
  reason: 'What is wrong',
  empty: 'Write what is wrong',
  send: 'Send',
  sent: 'Sent',
  already: 'Already being looked at',
  close: 'Close',
  failed: 'Could not be sent',
}

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await errorMessages.load('ru')
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

async function openDialog(complain: (text: string) => Promise<unknown>) {
  await act(() => root.render(<Complain texts={texts} maxLength={100} complain={complain} />))
  await act(() => document.querySelector('button')?.click())
}

const submit = () => act(async () => document.querySelector('form')?.requestSubmit())

/** Types as a person does: sets the value with the element's own setter, because React ignores values set through its tracked property. */
async function type(text: string) {
  const field = document.querySelector('textarea') as HTMLTextAreaElement
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
  await act(() => {
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('an empty complaint is not sent and the field says why', async () => {
  const sent: string[] = []
  await openDialog(async (text) => sent.push(text))
  await submit()
  expect(document.body.textContent).toContain(texts.empty)
  expect(sent).toEqual([])
})

test('a sent complaint closes the dialog', async () => {
  const sent: string[] = []
  await openDialog(async (text) => sent.push(text))
  await type('Spam')
  await submit()
  expect(sent).toEqual(['Spam'])
  expect(document.querySelector('textarea')).toBeNull()
})

test('a second complaint while the first is open says so', async () => {
  await openDialog(() => Promise.reject(new CallRefused({ status: 409, code: 'conflict' })))
  await type('Spam')
  await submit()
  expect(document.body.textContent).toContain(texts.already)
})

test('without a connection the complaint stays typed', async () => {
  await openDialog(() => Promise.reject(new Error('offline')))
  await type('Spam')
  await submit()
  expect(document.body.textContent).toContain(texts.failed)
  expect(document.querySelector('textarea')?.value).toBe('Spam')
})
