// Which heads count as disqualified (barred by a court from managing companies) by the tax service's register: those whose entry names this
// organisation or another one that they lead. An equal name alone is only a hint, since it may be another person.
import { expect, test } from 'vitest'
import { type Change, makeDossier, testFactors } from '../../../test/factor-table.ts'
import type { Dossier, GroupCompany } from '../rules/dossier-facts.ts'
import { readFactors } from '../rules/engine.ts'
import { factors } from '../rules/factor-list.ts'
import { weighPurpose } from '../rules/purposes.ts'

const HEAD = 'ОРЛОВ ИВАН ПЕТРОВИЧ'
/** Taxpayer number of another organisation. */
const OTHER_INN = '9900000015'
/** An entry about the head's name; in force on 2026-11-20, the day of the tests. */
const record = (changes: object = {}) => ({ record: '1', name: HEAD, since: '2026-01-01', until: '2027-01-01', ...changes })
/** The same name, but the entry names another organisation. */
const namesake = (changes: object = {}) => record({ record: '2', inn: OTHER_INN, organisation: 'ООО «Иное»', ...changes })
/** The stored entries: those that name this organisation, and those with the name of its head. `isPart`: only a part of the register is loaded. */
const listed = (persons: object[], namesakes: object[] = [], isPart = false): Change => ({
  disqualified: { persons, namesakes, isPart } as Change['disqualified'] & object,
})
/** That other organisation, if it has the same head. */
const sister: GroupCompany = {
  relation: 'shared_head',
  name: 'ООО «Иное»',
  inn: OTHER_INN,
  ...{ ogrn: null, statusCode: null },
} as GroupCompany
const ledByHead = { group: { companies: [sister], owners: [] } }

testFactors('disqualified', {
  'head-listed-disqualified': {
    found: listed([record()]),
    notFound: listed([record({ name: 'ИНОЙ ИВАН ПЕТРОВИЧ' })]),
    notChecked: listed([record({ name: 'ИНОЙ ИВАН ПЕТРОВИЧ' })], [], true),
  },
  'head-namesake-disqualified': {
    found: listed([], [namesake()]),
    notFound: listed([record()]),
    notChecked: listed([], [namesake({ until: '2026-01-02' })], true),
  },
})

const CODES = ['head-listed-disqualified', 'head-namesake-disqualified']
const states = (dossier: Dossier) =>
  CODES.map((code) => readFactors(factors, dossier).find(({ factor }) => factor.code === code)?.state ?? 'none')

/** Case, change, state of `head-listed-disqualified` (a stop), state of `head-namesake-disqualified` (a hint). */
test.each<[string, Change, string, string]>([
  ['named with this organisation, in force', listed([record()], [record()]), 'found', 'not_found'],
  ['the same in other case, order and «ё»', listed([record({ name: 'Орлов Иван  Петрович' })]), 'found', 'not_found'],
  ['somebody else of this organisation', listed([record({ name: 'ПЁТР ИЛЬИЧ ВЫДУМКИН' })]), 'not_found', 'not_found'],
  ['the term is over', listed([record({ until: '2026-11-19' })]), 'not_found', 'not_found'],
  ['the last day of the term', listed([record({ until: '2026-11-20' })]), 'found', 'not_found'],
  ['the term is yet to begin', listed([record({ since: '2026-11-21' })]), 'not_found', 'not_found'],
  ['an equal name with another organisation', listed([], [namesake()]), 'not_found', 'found'],
  ['an equal name without an organisation', listed([], [record()]), 'not_found', 'found'],
  ['with an organisation that the head leads too, by ИНН', { ...listed([], [namesake()]), ...ledByHead }, 'found', 'not_found'],
  ['only a part of the register is loaded, and it does not name the head', listed([], [], true), 'not_checked', 'not_checked'],
])('a head in the register of disqualified persons (%s)', (_case, change, exact, byName) => {
  expect(states(makeDossier(change))).toEqual([exact, byName])
})

test('an old copy of the register proves no absence, but its entries still stop a deal', () => {
  const old = (change: Change): Dossier => {
    const dossier = makeDossier(change)
    return { ...dossier, blocks: { ...dossier.blocks, disqualified: { ...dossier.blocks.disqualified, asOf: '2026-08-01' } as never } }
  }
  expect(states(old(listed([])))).toEqual(['not_checked', 'not_checked'])
  expect(states(old(listed([record()])))).toEqual(['found', 'not_checked'])
})

test('a disqualified head stops a deal, and a matching name alone changes no verdict', () => {
  const verdict = (change: Change) => {
    const dossier = makeDossier(change)
    return weighPurpose('prepayment', readFactors(factors, dossier), dossier).verdict
  }
  expect(verdict(listed([record()]))).toBe('refuse')
  expect(verdict(listed([], [namesake()]))).toBe(verdict(listed([])))
})
