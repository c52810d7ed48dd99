// The tabs of a company card follow the specification: order, labels, conditions, and the split into the bar and the menu «Ещё» (more).
import { expect, test } from 'vitest'
import { TABS_IN_BAR, tabs, visibleTabs } from './tabs.ts'

/** Labels of the tabs in the bar, and of those in the menu, for a company with all data. */
const FIRST = ['Сводка', 'Арбитраж', 'Финансы', 'Связи', 'Товарные знаки', 'Учредители', 'Надёжность', 'Долги', 'Санкции']
const REST = ['Лизинг', 'Проверки', 'История', 'Реквизиты', 'Виды деятельности', 'Филиалы', 'Лицензии', 'Контракты']

const tabLabels = (facts: Parameters<typeof visibleTabs>[0]) => {
  const { bar, more } = visibleTabs(facts)
  const label = (id: string) => tabs.find((tab) => tab.id === id)?.label
  return { bar: bar.map(label), more: more.map(label) }
}

test('seventeen tabs in the specified order, the first nine in the bar', () => {
  expect(tabLabels({ hasFinances: true, hasReport: true })).toEqual({ bar: FIRST, more: REST })
  expect(TABS_IN_BAR).toBe(9)
})

// The first nine are counted after the conditions: a hidden tab makes room in the bar for the next one.
test.each([
  ['no finance data', { hasFinances: false, hasReport: true }, ['Финансы'], ['Лизинг']],
  ['no report', { hasFinances: true, hasReport: false }, ['Надёжность'], ['Лизинг']],
  ['a sole trader', { hasFinances: true, hasReport: true, isTrader: true }, ['Учредители', 'Филиалы'], ['Лизинг']],
  ['neither', { hasFinances: false, hasReport: false }, ['Финансы', 'Надёжность'], ['Лизинг', 'Проверки']],
])('hidden tabs make room in the bar (%s)', (_name, facts, hidden, moved) => {
  expect(tabLabels(facts)).toEqual({
    bar: [...FIRST.filter((label) => !hidden.includes(label)), ...moved],
    more: REST.filter((label) => !moved.includes(label) && !hidden.includes(label)),
  })
})

test('only four tabs depend on the company', () => {
  const conditional = tabs.filter((tab) => 'when' in tab).map(({ label }) => label)
  expect(conditional).toEqual(['Финансы', 'Учредители', 'Надёжность', 'Филиалы'])
})
