// The table of a printed report with the facts that the company disputes.
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { expect, test } from 'vitest'
import { disputedSection } from './disputed-section.ts'

const mark = {
  kind: 'case',
  record: 'А23-7076/2026',
  what: 'Неустойка за просрочку',
  sum: 3_749_392.89,
  reason: 'wrong',
  said: 'Сумма указана с ошибкой.',
  disputed_at: '2026-11-19T22:30:00Z',
} as DisputedFact

const DAY = '2026-11-20'

test('a report without disputed facts has no table of them', () => {
  expect(disputedSection([], DAY)).toEqual([])
})

test('a disputed case has its number, sum, reason, the words of the company and the day in Moscow', () => {
  const [section] = disputedSection([mark], DAY)
  expect(section).toMatchObject({ title: 'Компания оспаривает', as_of: DAY })
  expect(section?.rows[0]?.map((cell) => cell.replaceAll(/\s/g, ' '))).toEqual([
    'Дело А23-7076/2026: Неустойка за просрочку',
    '3 749 392,89',
    'Неверная сумма или день. Сумма указана с ошибкой.',
    '20.11.2026',
  ])
})

test('words that staff have not reviewed and the place of a remark are left out', () => {
  const remark = { ...mark, kind: 'address', record: 'address', what: null, sum: null, said: null } as DisputedFact
  expect(disputedSection([remark], DAY)[0]?.rows[0]).toEqual(['Отметка реестра об адресе', '—', 'Неверная сумма или день', '20.11.2026'])
})
