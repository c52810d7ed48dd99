// Examples of factors over the register extract (registration, address, people, licences): changes of a healthy invented company that give the
// factor each state on 2026-11-20. `{}` changes nothing. `statusCode` is a code of the register of legal entities: 101 in liquidation, 105 and 107
// about to be struck off as inactive or for unreliable data, 112 moving to another address, 117 declared bankrupt, 124 in reorganisation. `counted` are
// the points of the finding, given where they depend on a number, such as full years or branches.
import { expect, test } from 'vitest'
import { makeDossier, TODAY, testFactors } from '../../../test/factor-table.ts'
import { presentFactor } from '../present.ts'
import { readFactors } from '../rules/engine.ts'
import { factors } from '../rules/factor-list.ts'

const head = { kind: 'person', name: 'Орлов Иван Петрович', inn: '990000000010' } as const
const founder = { kind: 'person', name: 'Орлова Анна Павловна', share: { percent: 50 } } as const
const closed = { row: { closedOn: '2026-05-05' } }
const registered = (registeredOn: string | null) => ({ register: { row: { registeredOn } } })

testFactors('registration', {
  active: {
    found: {},
    notFound: { register: { row: { statusName: 'Статус не указан' } } },
    notApplicable: { register: { row: { procedure: 'банкротство' } } },
  },
  liquidation: {
    found: { register: { row: { statusCode: '101', statusName: 'Находится в стадии ликвидации' } } },
    notFound: {},
    notApplicable: { register: closed },
  },
  closed: { found: { register: closed }, notFound: {} },
  reorganisation: { found: { register: { row: { statusCode: '124' } } }, notFound: {}, notApplicable: { register: closed } },
  'exclusion-inactive': { found: { register: { row: { statusCode: '105' } } }, notFound: {}, notApplicable: { register: closed } },
  'exclusion-unreliable': { found: { register: { row: { statusCode: '107' } } }, notFound: {}, notApplicable: { register: closed } },
  'address-unreliable': { found: { register: { addressUnreliable: 'сведения недостоверны' } }, notFound: {} },
  'head-unreliable': { found: { register: { heads: [{ ...head, unreliable: 'недостоверны' }] } }, notFound: {} },
  'founder-unreliable': { found: { register: { founders: [{ ...founder, unreliable: 'недостоверны' }] } }, notFound: {} },
  'manager-unreliable': {
    found: { register: { heads: [{ kind: 'company', name: 'УК «Высота»', unreliable: 'недостоверны' }] } },
    notFound: { register: { heads: [{ kind: 'company', name: 'УК «Высота»' }] } },
    notApplicable: {},
  },
  // Up to 89 days old.
  'age-under-3-months': {
    found: registered('2026-10-01'),
    notFound: registered('2026-08-22'),
    notApplicable: { register: { row: { registeredOn: '2026-10-01', closedOn: '2026-11-01' } } },
    notChecked: registered(null),
  },
  'age-under-6-months': {
    found: registered('2026-07-01'),
    notFound: registered('2026-10-01'),
    notApplicable: { register: closed },
    notChecked: registered(null),
  },
  'age-under-1-year': {
    found: registered('2026-01-15'),
    notFound: registered('2025-11-20'),
    notApplicable: { register: closed },
    notChecked: registered(null),
  },
  'age-over-3-years': {
    found: registered('2020-11-20'),
    counted: 6,
    notFound: registered('2023-11-21'),
    notApplicable: { register: closed },
    notChecked: registered(null),
  },
  // The legal minimum is 10 000 rubles; capital is stored in kopecks.
  'capital-minimum': {
    found: { register: { row: { capitalKopecks: 1_000_000 } } },
    notFound: { register: { row: { capitalKopecks: 1_000_001 } } },
    notApplicable: { register: { row: { capitalKopecks: null } } },
  },
  'capital-large': {
    found: { register: { row: { capitalKopecks: 50_000_000 } } },
    notFound: {},
    notApplicable: { register: { capitalKind: 'ПАЕВОЙ ФОНД' } },
  },
  // Codes of register records: 12208 the capital is being reduced, 13200 registered with another tax office, 16005 entered by a court act.
  'capital-decrease': {
    found: { register: { history: [{ date: '2026-02-01', kind: { code: '12208' } }] } },
    notFound: { register: { history: [{ date: '2025-02-01', kind: { code: '12208' } }] } },
  },
  'share-pledged': { found: { register: { founders: [{ ...founder, encumbrance: 'ЗАЛОГ' }] } }, notFound: {} },
  'access-restricted': { found: { register: { founders: [{ kind: 'hidden', share: {} }] } }, notFound: {} },
  'head-new': {
    found: { register: { heads: [{ ...head, recordDate: '2026-03-01' }] } },
    notFound: {},
    notApplicable: registered('2026-03-01'),
  },
  // Two moves in three years. The first record of all is the registration at the company's creation.
  'tax-office-migration': {
    found: {
      register: {
        history: ['2015-03-15', '2024-05-01', '2025-09-01'].map((date) => ({ date, kind: { code: '13200' } })),
      },
    },
    notFound: { register: { history: ['2024-05-01', '2025-09-01'].map((date) => ({ date, kind: { code: '13200' } })) } },
    notApplicable: { register: closed },
  },
  'founders-new': {
    found: { register: { founders: [{ ...founder, recordDate: '2026-06-01' }] } },
    notFound: {},
    notApplicable: registered('2026-03-01'),
  },
  branches: { found: { register: { branches: [{ kind: 'branch', address: 'г. Омск' }] } }, counted: 2, notFound: {} },
  'head-disqualified': {
    found: { register: { heads: [{ ...head, disqualifiedFrom: '2026-01-01', disqualifiedUntil: '2027-01-01' }] } },
    notFound: { register: { heads: [{ ...head, disqualifiedFrom: '2024-01-01', disqualifiedUntil: '2025-01-01' }] } },
  },
  'head-was-disqualified': {
    found: { register: { heads: [{ ...head, disqualifiedFrom: '2024-01-01', disqualifiedUntil: '2025-01-01' }] } },
    notFound: {},
  },
  'managed-by-company': { found: { register: { heads: [{ kind: 'company', name: 'УК «Высота»' }] } }, notFound: {} },
  'founder-offshore': {
    found: { register: { founders: [{ kind: 'foreign', name: 'HOLDING LTD', country: 'КИПР', share: {} }] } },
    notFound: { register: { founders: [{ kind: 'foreign', name: 'HOLDING GMBH', country: 'ГЕРМАНИЯ', share: {} }] } },
  },
  'founder-foreign': {
    found: { register: { founders: [{ kind: 'foreign', name: 'HOLDING GMBH', country: 'ГЕРМАНИЯ', share: { percent: 10 } }] } },
    notFound: {},
  },
  'founder-state': { found: { register: { founders: [{ kind: 'state', name: 'Новосибирская область', share: {} }] } }, notFound: {} },
  'head-owns': {
    found: {},
    notFound: { register: { founders: [founder] } },
    notChecked: { register: { heads: [{ kind: 'person', name: 'Без номера' }] } },
  },
  'no-activity': { found: { register: { row: { okvedCode: null } } }, notFound: {}, notApplicable: { register: closed } },
  // More than 50 activities besides the main one are too many.
  'many-activities': {
    found: { register: { okvedAdd: Array.from({ length: 51 }, () => ({ code: '46.90' })) } },
    notFound: { register: { okvedAdd: Array.from({ length: 50 }, () => ({ code: '46.90' })) } },
  },
  'address-moving': { found: { register: { row: { statusCode: '112' } } }, notFound: {}, notApplicable: { register: closed } },
  insured: { found: { register: { socialInsuranceFund: { number: '540123' } } }, notFound: {} },
  'records-void': { found: { register: { history: [{ date: '2020-01-01', kind: { code: '12201' }, void: true }] } }, notFound: {} },
  'records-by-court': { found: { register: { history: [{ date: '2020-01-01', kind: { code: '16005' } }] } }, notFound: {} },
  'licenses-valid': {
    found: { register: { licenses: [{ number: 'Л041', until: '2027-01-01', activities: [] }] } },
    notFound: { register: { licenses: [{ number: 'Л041', until: '2026-01-01', activities: [] }] } },
  },
  'licenses-expired': {
    found: { register: { licenses: [{ number: 'Л041', until: '2026-01-01', activities: [] }] } },
    notFound: { register: { licenses: [{ number: 'Л041', activities: [] }] } },
    notApplicable: {},
  },
  'licenses-suspended': {
    found: { register: { licenses: [{ number: 'Л041', suspended: 'приостановлена', activities: [] }] } },
    notFound: { register: { licenses: [{ number: 'Л041', activities: [] }] } },
    notApplicable: {},
  },
  'has-predecessor': { found: { register: { predecessors: [{ name: 'ООО «Прежде»' }] } }, notFound: {} },
  'bankruptcy-status': { found: { register: { row: { statusCode: '117' } } }, notFound: {} },
})

test.each([
  ['a head', { hiddenHeads: [{ kind: 'person' as const, post: 'ДИРЕКТОР' }] }, 1],
  ['a managing company', { hiddenHeads: [{ kind: 'company' as const }] }, 1],
  [
    'heads and a founder',
    { hiddenHeads: [{ kind: 'person' as const }, { kind: 'person' as const }], founders: [{ kind: 'hidden' as const, share: {} }] },
    3,
  ],
])('%s whose identity the law hides count as limited access', (_who, register, records) => {
  const reading = readFactors(factors, makeDossier({ register })).find(({ factor }) => factor.code === 'access-restricted')
  expect(reading).toMatchObject({ state: 'found', proofs: [{ label: 'records', value: records }] })
})

test('a managing company hidden by the register still manages, and its mark counts', () => {
  const hiddenHeads = [{ kind: 'company' as const, unreliable: 'СВЕДЕНИЯ НЕДОСТОВЕРНЫ' }]
  const found = readFactors(factors, makeDossier({ register: { heads: [], hiddenHeads } })).filter(({ state }) => state === 'found')
  expect(found.map(({ factor }) => factor.code)).toEqual(expect.arrayContaining(['managed-by-company', 'manager-unreliable']))
})

test('the name of a state body that owns the company is not formatted as a person’s', () => {
  const founders = [{ kind: 'state' as const, name: 'ДЕПАРТАМЕНТ ИМУЩЕСТВЕННЫХ ОТНОШЕНИЙ', share: {} }]
  const reading = readFactors(factors, makeDossier({ register: { founders } })).find(({ factor }) => factor.code === 'founder-state')
  const factor = reading && presentFactor(reading, 'ru', { isExample: false, kind: 'company', today: TODAY })
  expect(factor?.evidence).toEqual([{ label: 'Собственник', value: 'Департамент имущественных отношений', unit: 'text', url: null }])
})
