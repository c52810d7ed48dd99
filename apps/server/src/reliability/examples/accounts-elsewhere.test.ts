// Banks and insurers file their accounts with the Bank of Russia, state institutions with their owner, all others with the tax service: missing
// accounts are a finding only for those others.
import { expect, test } from 'vitest'
import { makeDossier } from '../../../test/factor-table.ts'
import type { CompanyRecord } from '../../registry/registry.ts'
import { accountsFoundAt } from '../reliability.ts'
import { missingFor, serviceFor } from '../rules/coverage.ts'
import { readFactors } from '../rules/engine.ts'
import { isComputed } from '../rules/factor.ts'
import { factors } from '../rules/factor-list.ts'

/**
 * Each has the code of its main activity (ОКВЭД: 64.19 banks, 65.12 insurance, 85.14 schools), the code of its legal form (ОКОПФ: 12267 and 12300
 * companies, 75403 municipal institution), who issued its licence, and the service that has its accounts.
 */
test.each([
  ['bank', { okvedCode: '64.19', okopfCode: '12267' }, 'ЦЕНТРАЛЬНЫЙ БАНК РОССИЙСКОЙ ФЕДЕРАЦИИ', 'finorg'],
  ['insurer', { okvedCode: '65.12', okopfCode: '12300' }, 'Банк России', 'finorg'],
  ['municipal institution', { okvedCode: '85.14', okopfCode: '75403' }, 'ДЕПАРТАМЕНТ ОБРАЗОВАНИЯ', 'institutions'],
])('missing accounts of a %s are no finding, and the report names the service that has them', (_who, row, issuer, service) => {
  const register = { row, licenses: [{ number: '1', issuer, activities: [] }] }
  const withYears = (years: readonly object[] | null) => makeDossier({ register, accounts: years && ({ years } as never) })
  for (const dossier of [withYears([]), withYears(null)]) {
    const accountsReadings = readFactors(factors, dossier).filter(({ factor }) => isComputed(factor) && factor.needs.includes('accounts'))
    expect(accountsReadings.length).toBeGreaterThan(30)
    expect(new Set(accountsReadings.map(({ state, note }) => `${state} ${note}`))).toEqual(new Set(['not_applicable accounts-elsewhere']))
    expect(missingFor('deferral', dossier)).toEqual([{ group: 'accounts', reason: 'elsewhere', asOf: null }])
    expect(serviceFor('accounts', dossier)).toBe(service)
    expect(serviceFor('courts', dossier)).toBe('kad')
  }
})

// Activity 46.73 is wholesale of building materials, 36.00 water supply; legal form 65242 a state-owned (unitary) enterprise.
test.each([
  ['a firm that calls itself a bank without a licence', { okvedCode: '64.19', okopfCode: '12300' }, []],
  [
    'a trading firm',
    { okvedCode: '46.73', okopfCode: '12300' },
    [{ number: '1', issuer: 'ЦЕНТРАЛЬНЫЙ БАНК РОССИЙСКОЙ ФЕДЕРАЦИИ', activities: [] }],
  ],
  ['a unitary enterprise', { okvedCode: '36.00', okopfCode: '65242' }, []],
])('missing accounts of %s are a finding', (_who, row, licenses) => {
  const dossier = makeDossier({ register: { row, licenses }, accounts: { years: [] } as never })
  expect(readFactors(factors, dossier).find(({ factor }) => factor.code === 'accounts-missing')?.state).toBe('found')
  // ГИР БО: the tax service's register of annual accounts.
  expect(serviceFor('accounts', dossier)).toBe('girbo')
})

test('the tab of finances says where a bank’s accounts are, and nothing about a duty to file them', () => {
  const foundAt = (okvedCode: string) => {
    const { blocks } = makeDossier({ register: { row: { okvedCode }, licenses: [{ number: '1', issuer: 'Банк России', activities: [] }] } })
    const register = blocks.register?.state === 'held' ? blocks.register.data : null
    return register && accountsFoundAt({ row: register.row, register } as unknown as CompanyRecord, 'ru')
  }
  expect(foundAt('64.19')).toEqual({ name: 'Участники финансового рынка', url: 'https://cbr.ru/finorg/' })
  expect(foundAt('46.73')).toBeNull()
})
