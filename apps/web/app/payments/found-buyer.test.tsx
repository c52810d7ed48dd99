// The company of an invoice appears below a field while the member types in the next one.
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { FoundBuyer } from './found-buyer.tsx'

const buyer = {
  name: 'ООО "СТАЛЬНОЙ КОЛОСОК"',
  status: 'Действует',
  as_of: '2026-11-19',
  inn: '7799483056',
  kpp: '779901001',
  address: 'г. Москва',
  head: 'Небылицын А. С.',
} as Parameters<typeof FoundBuyer>[0]['buyer']

test('the form stays visible while the texts of the company are loaded', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="page"></div>'
  const page = document.querySelector('#page') as HTMLElement
  const root = createRoot(page)
  const draw = (isFound: boolean) =>
    root.render(
      <Suspense fallback="загрузка">
        <input />
        {isFound && <FoundBuyer buyer={buyer} />}
      </Suspense>,
    )
  await act(() => draw(false))
  // Not awaited: the texts are not loaded yet.
  act(() => draw(true))
  expect([page.textContent, page.querySelector('input')?.style.display]).toEqual(['', ''])
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  expect(page.textContent).toContain('Стальной Колосок')
  await act(() => root.unmount())
})
