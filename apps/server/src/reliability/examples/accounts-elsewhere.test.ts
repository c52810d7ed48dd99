// Banks, insurers and state institutions file no accounts with the tax service: missing accounts are a finding only for others.
import { expect, test } from 'vitest'
import { makeDossier } from '../../../test/factor-table.ts'
import type { CompanyRecord } from '../../registry/registry.ts'
import { accountsFoundAt } from '../reliability.ts'
import { missingFor, serviceFor } from '../rules/coverage.ts'
import { readFactors } from '../rules/engine.ts'
import { isComputed } from '../rules/factor.ts'
import { factors } from '../rules/factor-list.ts'

test.each([
  ['bank', { okvedCode: '64.19', okopfCode: '12267' }, 'ЦЕНТРАЛЬНЫЙ БАНК РОССИЙСКОЙ ФЕДЕРАЦИИ', 'finorg'],
  ['insurer', { okvedCode: '65.12', okopfCode: '12300' }, 'Банк России', 'finorg'],
  ['municipal institution', { okvedCode: '85.14', okopfCode: '75403' }, 'ДЕПАРТАМЕНТ ОБРАЗОВАНИЯ', 'institutions'],
])('a %s that files no accounts with the tax service is not blamed, and is looked up where they are', (_who, row, issuer, service) => {
  const register = { row, licenses: [{ number: '1', issuer, activities: [] }] }
  const withYears = (years: readonly object[] | null) => makeDossier({ register, accounts: years && ({ years } as never) })
  for (const dossier of [withYears([]), withYears(null)]) {
    const ofAccounts = readFactors(factors, dossier).filter(({ factor }) => isComputed(factor) && factor.needs.includes('accounts'))
    expect(ofAccounts.length).toBeGreaterThan(30)
    expect(new Set(ofAccounts.map(({ state, note }) => `${state} ${note}`))).toEqual(new Set(['not_applicable accounts-elsewhere']))
    expect(missingFor('deferral', dossier)).toEqual([{ group: 'accounts', reason: 'elsewhere', asOf: null }])
    expect(serviceFor('accounts', dossier)).toBe(service)
    expect(serviceFor('courts', dossier)).toBe('kad')
  }
})

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
