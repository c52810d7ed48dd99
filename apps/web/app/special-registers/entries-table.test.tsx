// The table of entries of a special register: how suspended licences are shown, and the verdict (on prepayment) beside a head whom a court has
// disqualified from managing companies. The company is invented.
import type { RegisterEntry } from '@sverka/contract/special-registers/special-registers'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verdictLineMessages } from '../reliability/verdict-line.messages.ts'
import { EntriesTable } from './entries-table.tsx'
import { specialRegistersMessages } from './special-registers.messages.ts'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await Promise.all([verdictLineMessages, specialRegistersMessages].map((messages) => messages.load('ru')))
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

const company = { name: 'ООО «СВЕТОПУТЬ»', inn: '7799483056', ogrn: '1027799483056', status: 'Действует', closed_on: null }

/** Renders the table of the register with one entry; fields that are not given are null. */
async function renderEntry(register: 'licences' | 'disqualified', entry: object) {
  const fullEntry = {
    register,
    label: null,
    detail: null,
    issuer: null,
    since: null,
    until: null,
    sum: null,
    companies: null,
    as_of: null,
    ...entry,
  }
  await act(() =>
    root.render(
      <MemoryRouter>
        <EntriesTable entries={[fullEntry as unknown as RegisterEntry]} register={register} />
      </MemoryRouter>,
    ),
  )
}

/** Text of the first cell that contains `text`. */
const cellWith = (text: string) => [...document.querySelectorAll('td')].find(({ textContent }) => textContent?.includes(text))?.textContent

test('a suspended licence says that it is suspended, by whom and since when', async () => {
  // As the register writes it: the licensed activity (security services), then the authority that suspended the licence, and the day.
  const detail = 'ОХРАННАЯ ДЕЯТЕЛЬНОСТЬ; ФЕДЕРАЛЬНАЯ СЛУЖБА ПО НАДЗОРУ В СФЕРЕ ТРАНСПОРТА, 2026-10-21'
  await renderEntry('licences', { company, detail })
  expect(cellWith('Приостановлена')).toMatch(
    /деятельность\s*Приостановлена Федеральная служба по надзору в сфере транспорта, 21\.10\.2026$/i,
  )
  await renderEntry('licences', { company, detail: 'ОХРАННАЯ ДЕЯТЕЛЬНОСТЬ' })
  expect(cellWith('Приостановлена')).toBeUndefined()
})

test('beside a disqualified head a verdict without remarks is grey', async () => {
  // Verdicts: `proceed` is without remarks, `caution` with conditions. Coloured verdicts have an icon, the grey one has none.
  const icons = () => document.querySelectorAll('td svg').length
  await renderEntry('disqualified', { company: { ...company, verdict: 'proceed' }, subject: 'ЕЛКИН САВВА' })
  expect(document.body.textContent).toContain(specialRegistersMessages.texts.mayHaveLeft.ru)
  expect(icons()).toBe(0)
  await renderEntry('disqualified', { company: { ...company, verdict: 'caution' }, subject: 'ЕЛКИН САВВА' })
  expect(document.body.textContent).not.toContain(specialRegistersMessages.texts.mayHaveLeft.ru)
  expect(icons()).toBeGreaterThan(0)
})
