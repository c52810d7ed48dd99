// Tests of the table of a printed report that lists the facts that the company disputes.
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { expect, test } from 'vitest'
import { disputedSection } from './disputed-section.ts'

/** A court case whose sum the company disputes. `disputed_at` is already the next day in Moscow, three hours ahead of UTC. */
const disputedCase = {
  kind: 'case',
  record: 'А23-7076/2026',
  what: 'Неустойка за просрочку',
  sum: 3_749_392.89,
  reason: 'wrong',
  said: 'Сумма указана с ошибкой.',
  disputed_at: '2026-11-19T22:30:00Z',
} as DisputedFact

const REPORT_DAY = '2026-11-20'

test('a report without disputed facts has no table of them', () => {
  expect(disputedSection([], REPORT_DAY)).toEqual([])
})

test('a disputed case is printed with number, sum, reason, the comment of the company and the Moscow day', () => {
  const [section] = disputedSection([disputedCase], REPORT_DAY)
  expect(section).toMatchObject({ title: 'Компания оспаривает', as_of: REPORT_DAY })
  expect(section?.rows[0]?.map((cell) => cell.replaceAll(/\s/g, ' '))).toEqual([
    'Дело А23-7076/2026: Неустойка за просрочку',
    '3 749 392,89',
    'Неверная сумма или день. Сумма указана с ошибкой.',
    '20.11.2026',
  ])
})

test('a comment that staff have not reviewed and the key of a register remark are not printed', () => {
  // `said` is null until staff have reviewed the comment. A remark has no number: `record` is only its key.
  const remark = { ...disputedCase, kind: 'address', record: 'address', what: null, sum: null, said: null } as DisputedFact
  expect(disputedSection([remark], REPORT_DAY)[0]?.rows[0]).toEqual([
    'Отметка реестра об адресе',
    '—',
    'Неверная сумма или день',
    '20.11.2026',
  ])
})
