// Factors of a reliability report: those against the company first, a folded row for each subject, nothing green beside a stop factor.
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
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

type FactorInput = Pick<Factor, 'code' | 'group' | 'polarity'> & Partial<Factor>

const makeFactor = (input: FactorInput): Factor => ({
  title: input.code,
  explanation: '',
  state: 'found',
  points: 0,
  counted: 0,
  evidence: [],
  source: { code: 'egrul', name: 'ЕГРЮЛ' },
  as_of: '2026-11-20',
  basis: 'Практика',
  note: null,
  ...input,
})

/**
 * Invented factors, with the code as title: 3 positive ones (+20 points), 2 negative financial ones and a new lawsuit (−17 points). «Мало денег»
 * (little cash) is about the same event as «Низкая ликвидность» (low liquidity); one factor was not found, one not checked.
 */
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

/** «Bankruptcy procedure». */
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
/** The subjects; the folded details of a factor are `details` too, but inside its row. */
const sections = () => [...document.querySelectorAll('details')].filter((item) => !item.closest('[id^="factor-"]'))
const visibleSections = () => sections().filter(({ hidden }) => !hidden)
const titles = () => visibleSections().map((section) => readText(section.querySelector('summary') as Element))
/** Findings of the visible factors in an element, without those listed in the details of another. */
const rows = (parent: ParentNode | undefined) =>
  [...(parent?.querySelectorAll('[id^="factor-"]') ?? [])]
    .filter((row) => !row.closest('[hidden]') && !row.parentElement?.closest('[id^="factor-"]'))
    .map((row) => readText(row.querySelector('b') ?? row))
/** Findings listed above the subjects. */
const remarks = () => rows(document).filter((row) => !sections().some((section) => rows(section).includes(row)))
const choose = (name: string) =>
  act(() => [...document.querySelectorAll('button')].find((button) => readText(button).startsWith(name))?.click())

test('findings against the company come first, the most serious on top, each with its subject', async () => {
  await draw(FACTORS)
  expect(remarks()).toEqual(['Низкая ликвидность', 'Большая дебиторка', 'Новый иск'])
  expect(readText(document.querySelector('[id="factor-Новый иск"]') as Element)).toContain('Суды20.11.2026')
})

test('a subject is one folded row with the number checked and the points of its positive factors', async () => {
  await draw(FACTORS)
  expect(titles()).toEqual(['РегистрацияПроверено 2 из 2+15', 'АдресПроверено 1 из 1', 'ФинансыПроверено 4 из 5+5', 'СудыПроверено 1 из 1'])
  expect(visibleSections().some(({ open }) => open)).toBe(false)
  expect(rows(visibleSections()[0])).toEqual(['Работает больше 3 лет', 'Действующая организация'])
})

test('factors not found and factors not checked are listed apart', async () => {
  await draw(FACTORS)
  expect(readText(visibleSections()[1]?.querySelector('section') as Element)).toMatch(/^Не найдено на дату \(1\)Массовый адрес/)
  const unchecked = readText(visibleSections()[2]?.querySelector('section') as Element)
  expect(unchecked).toMatch(/^Не проверено \(1\)Автономия/)
  expect(unchecked).toContain('Источника у нас нет')
})

test('a stop factor comes first, and no positive factor beside it is green', async () => {
  await draw([...FACTORS, STOP], true)
  expect(remarks()[0]).toBe('Стоп: процедура банкротства')
  expect(document.querySelectorAll('[class*=positive]')).toHaveLength(0)
  await draw(FACTORS)
  expect(document.querySelectorAll('[class*=positive]')).toHaveLength(3)
})

test('negative, attention and positive factors can each be shown alone, with their number', async () => {
  await draw([...FACTORS, STOP])
  expect([...document.querySelectorAll('button')].map(readText)).toEqual(['Найдено7', 'Минусы3', 'Внимание1', 'Плюсы3'])
  await choose('Минусы')
  expect(remarks()).toEqual(['Стоп: процедура банкротства', 'Низкая ликвидность', 'Большая дебиторка'])
  expect(titles()).toEqual([])
  await choose('Внимание')
  expect(remarks()).toEqual(['Новый иск'])
})

test('positive factors alone are shown in their unfolded subjects', async () => {
  await draw(FACTORS)
  await choose('Плюсы')
  expect(remarks()).toEqual([])
  expect(visibleSections().map(({ open }) => open)).toEqual([true, true])
  expect(visibleSections().flatMap(rows)).toEqual(['Работает больше 3 лет', 'Действующая организация', 'Получена прибыль'])
})

test('a finding links to its record, and the name of its rule is folded below', async () => {
  const record = { tab: 'debts', id: '1/26' }
  await draw([
    makeFactor({ code: 'Исполнительные производства', fact: '3 производства', group: 'enforcement', polarity: 'negative', record }),
  ])
  const row = document.querySelector('[id^="factor-"]') as Element
  expect(readText(row.querySelector('a') as Element)).toBe('3 производства')
  expect(readText(row.querySelector('details') as Element)).toContain('Исполнительные производства')
  expect(readText(row.querySelector('b') as Element)).not.toContain('Исполнительные производства')
})

test('below the rows stands the sum of their points', async () => {
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
