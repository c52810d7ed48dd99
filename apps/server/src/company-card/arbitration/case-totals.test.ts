// Totals of a company's court cases by its role: claims, pending and lost cases. Outcomes are the Russian texts of the source; a case whose outcome
// the source does not give is not counted as lost. The texts: «Взыскано частично» granted in part, «Взыскано полностью» granted in full, «В иске
// отказано» claim refused.
import { expect, test } from 'vitest'
import type { CompanyRow, LegalCase } from '../../registry/registry.ts'
import { caseTotals } from './case-totals.ts'

/** The company whose totals are computed; parties of a case are matched with it by INN (taxpayer number). */
const row = { inn: '7700000001', ogrn: '1027700000001' } as CompanyRow
const us = { name: 'МЫ', inn: '7700000001' }
const them = { name: 'ОНИ', inn: '7700000002' }

/** A case in which the company is the respondent; without a sum and an outcome unless `more` gives them. */
const sued = (number: string, more: Partial<LegalCase> = {}): LegalCase => ({
  number,
  date: '2026-03-01',
  plaintiffs: [them],
  respondents: [us],
  ...more,
})
/** A case in which the company is the plaintiff. */
const suing = (number: string, more: Partial<LegalCase> = {}): LegalCase => ({
  ...sued(number, more),
  plaintiffs: [us],
  respondents: [them],
})

test('each role has its cases, their sum, the pending ones and the lost ones', () => {
  const cases = [
    sued('1', { claimKopecks: 480_000_00, active: true }),
    sued('2', { claimKopecks: 612_000_00, active: false, outcome: 'Взыскано частично', awardedKopecks: 386_000_00, date: '2025-05-14' }),
    sued('3', { active: false, outcome: 'В иске отказано' }),
    suing('4', { claimKopecks: 100_000_00, active: false, outcome: 'В иске отказано' }),
    suing('5', { claimKopecks: 50_000_00, active: false, outcome: 'Взыскано полностью', awardedKopecks: 50_000_00 }),
  ]
  const { respondent, plaintiff, years } = caseTotals(cases, row)
  expect(respondent).toEqual({
    cases: 3,
    claimed: 1_092_000,
    without_sum: 1,
    pending: { cases: 1, claimed: 480_000 },
    lost: { cases: 1, sum: 386_000 },
    untold: 0,
  })
  expect(plaintiff).toMatchObject({ cases: 2, claimed: 150_000, pending: { cases: 0 }, lost: { cases: 1, sum: 100_000 } })
  expect(years).toEqual([
    { year: 2026, respondent: { cases: 2, claimed: 480_000 }, plaintiff: { cases: 2, claimed: 150_000 } },
    { year: 2025, respondent: { cases: 1, claimed: 612_000 }, plaintiff: { cases: 0, claimed: 0 } },
  ])
})

test('lost cases are not reported if the source gives no outcomes', () => {
  const { respondent } = caseTotals([sued('1'), sued('2', { active: false })], row)
  expect(respondent).toMatchObject({ lost: null, untold: 2 })
})

test('a company that nobody sued has lost no case', () => {
  expect(caseTotals([], row).respondent).toMatchObject({ cases: 0, lost: { cases: 0, sum: 0 }, untold: 0 })
})
