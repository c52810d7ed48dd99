// Court cases of a company: a case counts once over all its instances (first, appeal …), the role is found by numbers, the outcome by the source's
// words.
import { expect, test } from 'vitest'
import type { LegalCase } from './blocks-by-company.ts'
import { asPlaintiff, asRespondent, caseOutcome, claimedKopecks, pendingCases } from './court-cases.ts'

/** The company whose cases are counted (`us`, «МЫ»), and its opponent, with invented numbers. */
const us = { inn: '7700000001', ogrn: '1027700000001' }
const them = { name: 'ООО "МНИМАЯ"', inn: '7700000002' }

/** By default a case in which `us` is the respondent. */
const legalCase = (number: string, more: Partial<LegalCase> = {}): LegalCase => ({
  number,
  date: '2026-01-10',
  plaintiffs: [them],
  respondents: [{ name: 'МЫ', ogrn: us.ogrn }],
  ...more,
})

test('a case listed once for each instance counts once', () => {
  const cases = [legalCase('А40-1/2026', { claimKopecks: 500_00 }), legalCase('А40-1/2026', { claimKopecks: 500_00, stage: 'апелляция' })]
  expect(asRespondent(cases, us)).toHaveLength(1)
  expect(claimedKopecks(asRespondent(cases, us))).toBe(500_00)
})

test('the role is found by numbers, not by names', () => {
  const sued = legalCase('А40-2/2026', { plaintiffs: [{ name: 'МЫ', inn: us.inn }], respondents: [them] })
  const namesake = legalCase('А40-3/2026', { respondents: [{ name: 'МЫ' }] })
  expect(asPlaintiff([sued, namesake], us)).toEqual([sued])
  expect(asRespondent([sued, namesake], us)).toEqual([])
})

test('a case is pending only if the source says so', () => {
  const open = legalCase('А40-4/2026', { active: true })
  expect(pendingCases([open, legalCase('А40-5/2026'), legalCase('А40-6/2026', { active: false })])).toEqual([open])
})

// Outcomes in the words of a source: recovered in full or in part, claim refused, settlement.
test.each([
  [{ active: true, outcome: 'Взыскано полностью' }, null],
  [{}, null],
  [{ active: false }, null],
  [{ awardedKopecks: 1_00 }, 'won'],
  [{ outcome: 'Взыскано частично' }, 'won'],
  [{ outcome: 'В иске отказано' }, 'refused'],
  [{ outcome: 'Отказано в удовлетворении требований' }, 'refused'],
  [{ outcome: 'Мировое соглашение' }, 'other'],
] as const)('%o has the outcome %s for the plaintiff', (reported, outcome) => {
  expect(caseOutcome(legalCase('А40-7/2026', reported))).toBe(outcome)
})
