// The company of an invoice appears below a field while the member types in the next one.
import { Suspense } from 'react'
import { flushSync } from 'react-dom'
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
  document.body.innerHTML = '<div id="page"></div>'
  const page = document.querySelector('#page') as HTMLElement
  const root = createRoot(page)
  const form = (isFound: boolean) => (
    <Suspense fallback="загрузка">
      <input />
      {isFound && <FoundBuyer buyer={buyer} />}
    </Suspense>
  )
  flushSync(() => root.render(form(false)))
  flushSync(() => root.render(form(true)))
  expect([page.textContent, page.querySelector('input')?.style.display]).toEqual(['', ''])
  await expect.poll(() => page.textContent).toContain('Стальной Колосок')
  root.unmount()
})
