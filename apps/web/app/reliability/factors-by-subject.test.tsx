// Factors by subject: the most serious first, nothing green beside a stop, unchecked ones called unchecked.
import type { Factor } from '@sverka/contract/company-card/reliability'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FactorsBySubject } from './factors-by-subject.tsx'
import { reliabilityMessages } from './reliability.messages.ts'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await reliabilityMessages.load('ru')
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

type Told = Pick<Factor, 'code' | 'group' | 'polarity'> & Partial<Factor>

const makeFactor = (reported: Told): Factor => ({
  title: reported.code,
  explanation: '',
  state: 'found',
  points: 0,
  counted: 0,
  evidence: [],
  source: { code: 'egrul', name: 'ЕГРЮЛ' },
  as_of: '2026-11-20',
  basis: 'Практика',
  note: null,
  ...reported,
})

const FACTORS = [
  makeFactor({ code: 'Работает больше 3 лет', group: 'registration', polarity: 'positive', counted: 10 }),
  makeFactor({ code: 'Действующая организация', group: 'registration', polarity: 'positive', counted: 5 }),
  makeFactor({ code: 'Массовый адрес', group: 'address', polarity: 'negative', state: 'not_found' }),
  makeFactor({ code: 'Получена прибыль', group: 'finances', polarity: 'positive', counted: 5 }),
  makeFactor({ code: 'Большая дебиторка', group: 'finances', polarity: 'negative', counted: -3 }),
  makeFactor({ code: 'Низкая ликвидность', group: 'finances', polarity: 'negative', counted: -10 }),
  makeFactor({ code: 'Мало денег', group: 'finances', polarity: 'attention', counted_with: 'Низкая ликвидность', note: 'То же событие' }),
  makeFactor({
    code: 'Автономия',
    group: 'finances',
    polarity: 'negative',
    state: 'not_checked',
    as_of: null,
    note: 'Источника у нас нет',
  }),
  makeFactor({ code: 'Новый иск', group: 'courts', polarity: 'attention', counted: -4 }),
]

const STOP = makeFactor({ code: 'Процедура банкротства', group: 'bankruptcy', polarity: 'stop', counted: -50 })

const draw = (all: readonly Factor[], stopped = false) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <FactorsBySubject all={all} card="7799483056" stopped={stopped} />
      </MemoryRouter>,
    ),
  )

const readText = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
const sections = () => [...document.querySelectorAll('details')].filter((one) => !one.closest('[id^="factor-"]'))
const shown = () => sections().filter(({ hidden }) => !hidden)
const titles = () => shown().map((section) => readText(section.querySelector('summary') as Element))
const rows = (section: Element | undefined) =>
  [...(section?.querySelectorAll('[id^="factor-"]') ?? [])]
    .filter((row) => !(row as HTMLElement).hidden)
    .map((row) => readText(row.querySelector('b') ?? row))
const choose = (name: string) =>
  act(() => [...document.querySelectorAll('button')].find((button) => readText(button).startsWith(name))?.click())

test('subjects stand by their gravest finding, with how many were found and checked', async () => {
  await draw(FACTORS)
  expect(titles().slice(0, 3)).toEqual([
    'Финансынайдено 3, проверено 4 из 5',
    'Судынайдено 1, проверено 1 из 1',
    'Регистрациянайдено 2, проверено 2 из 2',
  ])
  expect(rows(shown()[0]).slice(0, 1)).toEqual(['Низкая ликвидность'])
  expect(rows(shown()[0]).filter((row) => !row.startsWith('Мало денег'))).toEqual([
    'Низкая ликвидность',
    'Большая дебиторка',
    'Получена прибыль',
  ])
  expect(rows(shown()[2])).toEqual(['Работает больше 3 лет', 'Действующая организация'])
})

test('what was looked for in vain and what nobody checked stand apart, each in its own words', async () => {
  await draw(FACTORS)
  expect(titles().slice(3)).toEqual(['Не найдено на дату (1)', 'Не проверено (1)'])
  expect(rows(shown()[3])).toEqual(['Массовый адрес'])
  expect(readText(shown()[4] as Element)).toContain('Источника у нас нет')
})

test('a stop comes before everything, and no plus beside it is green', async () => {
  await draw([...FACTORS, STOP], true)
  expect(titles()[0]).toBe('Банкротствонайдено 1, проверено 1 из 1')
  expect(rows(shown()[0])).toEqual(['Стоп: процедура банкротства'])
  expect(document.querySelectorAll('[class*=positive]')).toHaveLength(0)
  await draw(FACTORS)
  expect(document.querySelectorAll('[class*=positive]')).toHaveLength(3)
})

test('minuses, attention or pluses alone are shown with their subjects, the number beside each choice', async () => {
  await draw([...FACTORS, STOP])
  expect([...document.querySelectorAll('button')].map(readText)).toEqual(['Найдено7', 'Минусы3', 'Внимание1', 'Плюсы3'])
  await choose('Минусы')
  expect(titles().slice(0, -2)).toEqual(['Банкротствонайдено 1, проверено 1 из 1', 'Финансынайдено 3, проверено 4 из 5'])
  expect(rows(shown()[1]).filter((row) => !row.startsWith('Мало денег'))).toEqual(['Низкая ликвидность', 'Большая дебиторка'])
  await choose('Внимание')
  expect(titles()[0]).toMatch(/^Суды/)
})

test('a fact leads to its record, the name of its rule is folded below it', async () => {
  const record = { tab: 'debts', id: '1/26' }
  await draw([
    makeFactor({ code: 'Исполнительные производства', fact: '3 производства', group: 'enforcement', polarity: 'negative', record }),
  ])
  const row = document.querySelector('[id^="factor-"]') as Element
  expect(readText(row.querySelector('a') as Element)).toBe('3 производства')
  expect(readText(row.querySelector('details') as Element)).toContain('Исполнительные производства')
  expect(readText(row.querySelector('b') as Element)).not.toContain('Исполнительные производства')
})

test('the sum below the rows is the sum of the rows', async () => {
  await draw(FACTORS)
  expect(readText(document.body)).toContain('Сумма балловплюсы +20, минусы −17+3')
})

test('a list without entries says so in the words of the specification', async () => {
  await draw(FACTORS.filter(({ polarity }) => polarity !== 'negative'))
  expect(readText(document.body)).toContain('Нарушений не обнаружено')
  await draw(FACTORS.filter(({ polarity }) => polarity !== 'positive'))
  expect(readText(document.body)).toContain('Положительных факторов не обнаружено')
  expect(readText(document.body)).not.toContain('Нарушений не обнаружено')
})
