// The words of a verdict in printed reports. A stop factor (one that alone rules out a deal) that decided the verdict is named instead, whether it
// stops every kind of deal or only this one.
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import { expect, test } from 'vitest'
import { verdictFact, verdictWords } from './verdict-words.ts'

const factor = (code: string, polarity: 'stop' | 'negative') => ({
  code,
  title: code,
  polarity,
  state: 'found',
  counted: -20,
  counted_with: null,
})
const report = (...factors: ReturnType<typeof factor>[]) => ({ factors }) as unknown as ReliabilityReport
const reading = (more: Partial<PurposeVerdict>) => ({ verdict: 'refuse', ...more }) as PurposeVerdict
/** Reasons against the deal, the strongest first. */
const against = (...titles: string[]) => titles.map((title) => ({ code: title, title, points: -5, evidence: null, record: null }))

test('a stop factor of this kind of deal only is named', () => {
  const refused = reading({ stopped: true, against: against('Запрет на долю', 'Долг') })
  expect(verdictWords(refused, report(factor('Долг', 'negative')))).toMatch(/запрет на долю/i)
})

test('the most serious stop of every deal is named first', () => {
  const refused = reading({ stopped: true, against: against('Запрет на долю') })
  expect(verdictWords(refused, report(factor('Ликвидация', 'stop')))).toMatch(/ликвидация/i)
})

test('negative points alone are not called a stop', () => {
  expect(verdictWords(reading({ stopped: false, against: against('Долг') }), report())).toBe('Не сейчас')
})

test('a verdict shown alone describes its stop by what happened', () => {
  const stop = { ...factor('Дисквалификация', 'stop'), fact: 'Дисквалификация руководителя до 14.03.2028: Озерояров Я. С.' }
  const refused = reading({ stopped: true, against: against('Дисквалификация') })
  expect(verdictFact(refused, report(stop))).toBe('Стоп: дисквалификация руководителя до 14.03.2028: Озерояров Я. С.')
  expect(verdictWords(refused, report(stop))).toBe('Стоп: дисквалификация')
})
