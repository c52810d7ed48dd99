// A finding of the report leads to the record that it rests on: the tab of the company card, and the id there.
import { expect, test } from 'vitest'
import { accounts, type Change, INN, makeDossier, OGRN } from '../../test/factor-table.ts'
import { findRecord } from './find-record.ts'
import { readFactors } from './rules/engine.ts'
import { factors } from './rules/factor-list.ts'

const founder = { kind: 'person' as const, name: 'Орлов Иван Петрович', inn: '990000000010', share: { percent: 100 } }
const thisCompany = { name: 'ООО «Ясный день»', inn: INN, ogrn: OGRN }
const suit = { number: 'А45-7/2026', date: '2026-10-01', plaintiffs: [{ name: 'ООО «Истец»' }], respondents: [thisCompany], active: true }
/** A company of the same head; status code 117 of the register of legal entities is «declared bankrupt». */
const bankruptSister = {
  relation: 'shared_head' as const,
  name: 'ООО «Тихий час»',
  inn: '9900000015',
  ogrn: '1159900000017',
  statusCode: '117',
  closedOn: null,
  okvedCode: null,
  address: null,
}

/**
 * Code of the factor, the change of a healthy invented company that makes it found, and where its record is. Codes of four digits are lines of the
 * annual accounts (2400 net profit, 1200 current assets, 1300 equity); 12208 is the register record that the capital is being reduced.
 */
const cases: [code: string, change: Change, tab: string, id: string | null][] = [
  ['active', {}, 'summary', 'registration'],
  ['capital-minimum', { register: { row: { capitalKopecks: 1_000_000 } } }, 'summary', 'capital'],
  ['address-unreliable', { register: { addressUnreliable: 'Недостоверно' } }, 'summary', 'address'],
  ['head-new', { register: { heads: [{ kind: 'person', name: 'А', recordDate: '2026-09-01' }] } }, 'summary', 'head'],
  ['founder-unreliable', { register: { founders: [{ ...founder, unreliable: 'Недостоверно' }] } }, 'founders', founder.inn],
  ['share-pledged', { register: { founders: [{ ...founder, encumbrance: 'ЗАЛОГ' }] } }, 'founders', founder.inn],
  [
    'capital-decrease',
    { register: { history: [{ grn: '2265400000010', date: '2026-09-01', kind: { code: '12208' } }] } },
    'history',
    '2265400000010',
  ],
  ['group-bankrupt', { group: { companies: [bankruptSister] } }, 'connections', bankruptSister.ogrn],
  [
    'tax-debt',
    { debts: { debts: [{ name: 'НДС', taxKopecks: 1, penaltyKopecks: 0, fineKopecks: 0, totalKopecks: 1 }] } },
    'debts',
    'taxes',
  ],
  [
    'enforcement',
    {
      enforcement: {
        proceedings: [
          { number: '1-ИП', remainingKopecks: 1 },
          { number: '2-ИП', remainingKopecks: 9 },
        ],
      },
    },
    'debts',
    '2-ИП',
  ],
  ['cases-open', { cases: { cases: [suit] } }, 'arbitration', suit.number],
  ['profit', {}, 'finances', '2400'],
  ['liquidity-low', { accounts: accounts({ '1200': 1 }) }, 'finances', '1200'],
  ['net-assets-above-capital', {}, 'finances', '1300'],
  ['licenses-suspended', { register: { licenses: [{ number: 'Л-9', suspended: 'да', activities: [] }] } }, 'licenses', 'Л-9'],
  ['trademarks', { trademarks: { trademarks: [{ number: '700101', sections: [] }] } }, 'trademarks', '700101'],
  [
    'sanctions-ofac-sdn',
    { sanctions: { matches: [{ list: 'OFAC SDN', country: 'США', name: 'X', matchedBy: 'inn' }] } },
    'sanctions',
    'OFAC SDN',
  ],
  ['taxes-paid', { taxes: { year: 2025, paid: [{ name: 'Налог на прибыль', kopecks: 5_00 }] } }, 'finances', 'taxes-paid'],
  ['expense-over-income', { incomes: { year: 2025, incomeKopecks: 1, expenseKopecks: 2 } }, 'finances', 'incomes'],
  ['no-employees', { headcount: { year: 2025, count: 0 } }, 'finances', 'headcount'],
  ['tax-offence', { offences: { year: 2025, fineKopecks: 1 } }, 'finances', 'offences'],
  ['regime-usn', { regimes: { regimes: ['usn'] } }, 'details', 'regimes'],
  // МСП: the register of small and medium-sized business.
  ['msp', { msp: { category: 'micro', licenses: [], contracts: [] } }, 'details', 'msp'],
  ['bankruptcy-messages', { bankruptcy: { messages: [{ id: '1', date: '2026-10-01', kind: 'Намерение' }] } }, 'debts', 'bankruptcy'],
  ['unfair-supplier', { marks: { unfairSupplier: true } }, 'details', 'marks'],
]

test('every finding has a record in some tab', () => {
  const withoutRecord = factors.filter(
    (factor) => 'check' in factor && findRecord(factor, [{ label: 'records', value: 1, unit: 'count' }]) === null,
  )
  expect(withoutRecord.map(({ code }) => code)).toEqual([])
})

test.each(cases)('the finding %s has a record', (code, change, tab, id) => {
  const reading = readFactors(factors, makeDossier(change)).find(({ factor }) => factor.code === code)
  if (!reading) throw new Error(`no factor ${code}`)
  expect(reading.state).toBe('found')
  expect(findRecord(reading.factor, reading.proofs)).toEqual({ tab, id })
})
