// Examples of factors over court cases, enforcement, bankruptcy, contracts, warnings of the data aggregator (marks), inspections and sanctions.
// Each example is a change to a healthy invented company that gives the factor this state on 2026-11-20; `{}` changes nothing. Its revenue is
// 100 million rubles a year, its equity 25 million. Sums are kopecks: `10_000_000_01` is 10 million rubles and 1 kopeck, just above a threshold.
import { accounts, type Change, type Examples, INN, testFactors } from '../../../test/factor-table.ts'

const thisCompany = { name: 'ООО «Ясный день»', inn: INN }
const otherCompany = { name: 'ООО «Сосед»', inn: '9900000015' }
/** A court case against the company. */
const suit = (
  number: string,
  date: string,
  plaintiff: { name: string; inn?: string } = otherCompany,
  rest: { claimKopecks?: number; active?: boolean } = {},
) => ({
  number,
  date,
  plaintiffs: [plaintiff],
  respondents: [thisCompany],
  ...rest,
})
const cases = (...list: ReturnType<typeof suit>[]) => ({ cases: { cases: list } })
/** A day within the last year, and one more than five years ago, which no longer counts. */
const recent = '2026-05-05'
const old = '2021-05-05'
/** An enforcement proceeding of the bailiffs with a remaining debt. */
const proceeding = (subject?: string, remainingKopecks = 5_000_00) => ({
  enforcement: { proceedings: [{ number: '1/26/54001-ИП', remainingKopecks, ...(subject ? { subject } : {}) }] },
})
/** Examples for a factor over proceedings with a certain subject; without a subject the factor cannot be checked. */
const aboutSubject = (subject: string) => ({ found: proceeding(subject), notFound: proceeding('Иные взыскания'), notChecked: proceeding() })
/** A message of the bankruptcy register; `kind` is its Russian title: «supervision introduced», «case closed», «other message». */
const message = (kind: string, date = recent) => ({ bankruptcy: { messages: [{ id: '1', date, kind }] } })
/** A state contract under federal law 44 (public procurement), in which the company is the supplier. */
const contract = (rest: object = {}) => ({
  registerNumber: '1',
  law: '44' as const,
  role: 'supplier' as const,
  suppliers: [],
  objects: [],
  date: recent,
  ...rest,
})
const contracts = (...list: ReturnType<typeof contract>[]) => ({ contracts: { contracts: list } })
/** A finished inspection («Документарная»: of documents) by a state body. */
const inspection = (rest: object) => ({
  inspections: {
    inspections: [{ number: '1', status: 'Завершено', type: 'Документарная', startDate: recent, addresses: [], results: [], ...rest }],
  },
})
/** An entry of a sanctions list that matches the company by its taxpayer number (`inn`) or only by its name. */
const listed = (list: string, matchedBy: 'inn' | 'name' = 'inn') => ({
  sanctions: { matches: [{ list, country: '', name: 'X', matchedBy }] },
})
/** Examples for the factor of one sanctions list: a match by name alone proves nothing. */
const sanctions = (list: string) => ({
  found: listed(list),
  notFound: listed('Some other register'),
  notChecked: listed(list, 'name'),
})

/** A mark of the aggregator that is set, one that is not set, and one that the source leaves out. */
const marks = (yes: Change['marks'], no: Change['marks']): Examples => ({
  found: { marks: yes ?? {} },
  notFound: { marks: no ?? {} },
  notChecked: {},
})

testFactors('courts', {
  'claims-to-revenue': {
    found: cases(suit('А1', recent, otherCompany, { claimKopecks: 10_000_000_01 })),
    notFound: cases(suit('А1', old, otherCompany, { claimKopecks: 10_000_000_01 })),
    notApplicable: { accounts: accounts({ '2110': 0 }) },
  },
  'cases-respondent': { found: cases(suit('А1', recent)), notFound: cases(suit('А1', old)) },
  'no-cases': { found: cases(suit('А1', old)), notFound: cases(suit('А1', recent)) },
  'cases-open': { found: cases(suit('А1', recent, otherCompany, { active: true })), notFound: cases(suit('А1', recent)) },
  'cases-growing': {
    found: cases(...['А1', 'А2', 'А3', 'А4'].map((number) => suit(number, recent))),
    notFound: cases(...['А1', 'А1', 'А1', 'А4'].map((number) => suit(number, recent))),
  },
  'cases-tax': { found: cases(suit('А1', recent, { name: 'Межрайонная ИФНС № 5' })), notFound: cases(suit('А1', recent)) },
  'cases-credit': { found: cases(suit('А1', recent, { name: 'АО «Речной банк»' })), notFound: cases(suit('А1', recent)) },
  'cases-supply': { found: cases(suit('А1', recent)), notFound: cases(suit('А1', recent, { name: 'АО «Речной банк»' })) },
  'cases-repeated': {
    found: cases(...['А1', 'А2', 'А3'].map((number) => suit(number, recent))),
    notFound: cases(...['А1', 'А2'].map((number) => suit(number, recent))),
  },
  'cases-large': {
    found: cases(suit('А1', recent, otherCompany, { active: true, claimKopecks: 25_000_000_01 })),
    notFound: cases(suit('А1', recent, otherCompany, { active: true, claimKopecks: 1 })),
    notApplicable: { accounts: accounts({ '1300': -1 }) },
  },
  'cases-plaintiff': {
    found: { cases: { cases: [{ number: 'А1', date: recent, plaintiffs: [thisCompany], respondents: [otherCompany] }] } },
    notFound: cases(suit('А1', recent)),
  },
  enforcement: { found: proceeding('Госпошлина'), notFound: {} },
  'no-enforcement': { found: {}, notFound: proceeding('Госпошлина') },
  'enforcement-heavy': {
    found: proceeding('Госпошлина', 10_000_000_01),
    notFound: proceeding('Госпошлина'),
    notApplicable: { ...proceeding('Госпошлина'), accounts: accounts({ '2110': 0 }) },
  },
  'enforcement-taxes': aboutSubject('Взыскание налогов и сборов'),
  'enforcement-contributions': aboutSubject('Страховые взносы'),
  'enforcement-wages': aboutSubject('Оплата труда и иные выплаты по трудовым правоотношениям'),
  'enforcement-credit': aboutSubject('Задолженность по кредитным платежам'),
  'enforcement-fines': aboutSubject('Штраф иного органа'),
  'enforcement-arrest': aboutSubject('Наложение ареста'),
  'enforcement-pledge': aboutSubject('Обращение взыскания на заложенное имущество'),
  bankruptcy: {
    found: message('О введении наблюдения'),
    notFound: {
      bankruptcy: {
        messages: [
          ...message('О введении наблюдения', '2025-01-01').bankruptcy.messages,
          ...message('О прекращении производства').bankruptcy.messages,
        ],
      },
    },
    notApplicable: { register: { row: { procedure: 'банкротство' } } },
  },
  'bankruptcy-ended': { found: message('О прекращении производства по делу'), notFound: {} },
  'bankruptcy-messages': { found: message('Иное сообщение'), notFound: message('Иное сообщение', old) },
  'no-bankruptcy': { found: {}, notFound: message('Иное сообщение') },
  'contracts-supplier': { found: contracts(contract()), notFound: contracts(contract({ date: old })) },
  'contracts-executed': {
    found: contracts(contract({ executedOn: '2026-10-01' })),
    notFound: contracts(contract({ executedOn: '2027-10-01' })),
    notApplicable: {},
  },
  'contracts-customer': { found: contracts(contract({ role: 'customer' })), notFound: {} },
  'contracts-one-customer': {
    found: contracts(...[1, 2, 3].map(() => contract({ customer: otherCompany, priceKopecks: 100 }))),
    notFound: contracts(...[1, 2, 3].map((price) => contract({ customer: { name: `Школа № ${price}` }, priceKopecks: price }))),
    notApplicable: contracts(contract()),
    notChecked: contracts(...[1, 2, 3].map(() => contract({ customer: otherCompany }))),
  },
  'contracts-heavy': {
    found: contracts(contract({ priceKopecks: 100_000_000_01 })),
    notFound: contracts(contract({ priceKopecks: 1 })),
    notApplicable: {},
  },
  'unfair-supplier': { found: { marks: { unfairSupplier: true } }, notFound: {}, notChecked: { marks: [] as never } },
  'illegal-finance': { found: { marks: { illegalFinance: true } }, notFound: {}, notChecked: { marks: [] as never } },
  trademarks: {
    found: { trademarks: { trademarks: [{ number: '1', sections: [] }] } },
    notFound: { trademarks: { trademarks: [{ number: '1', expiresOn: '2026-11-19', sections: [] }] } },
  },
  'trademark-ending': {
    found: { trademarks: { trademarks: [{ number: '1', expiresOn: '2027-01-01', sections: [] }] } },
    notFound: { trademarks: { trademarks: [{ number: '1', expiresOn: '2030-01-01', sections: [] }] } },
    notApplicable: {},
  },
  'inspections-violations': { found: inspection({ violations: true }), notFound: inspection({ violations: false }), notApplicable: {} },
  'inspections-clean': {
    found: inspection({ violations: false }),
    notFound: inspection({ violations: true }),
    notApplicable: {},
    notChecked: inspection({}),
  },
  'inspection-warning': { found: inspection({ status: 'Предостережение объявлено' }), notFound: inspection({}) },
  'inspection-planned': { found: inspection({ finished: false, startDate: '2026-12-01' }), notFound: inspection({ finished: true }) },
  'told-mass-address': marks({ massAddress: true, neighbours: 4 }, { massAddress: false }),
  'told-mass-head': marks({ massHead: true }, { massHead: false }),
  'told-mass-founder': marks({ massFounder: true }, { massFounder: false }),
  'told-disqualified': marks({ disqualifiedHead: true }, { disqualifiedHead: false }),
  'told-founder-sanctioned': marks({ sanctionedFounder: true }, { sanctionedFounder: false }),
  'told-hidden-founders': { found: { marks: { hiddenFounders: 2 } }, notFound: {} },
  'told-arrears': marks({ arrearsKopecks: 45_000_00, arrearsOn: '2026-11-01' }, { arrearsKopecks: 0 }),
  'told-sanctioned': {
    found: { sanctions: { listed: true, countries: ['США'] } },
    notFound: { sanctions: { listed: false } },
    notApplicable: { sanctions: { listed: true, matches: [{ list: 'OFAC SDN', country: 'США', name: 'A', matchedBy: 'inn' }] } },
    notChecked: {},
  },
  'sanctions-ofac-sdn': sanctions('OFAC SDN'),
  'sanctions-ofac-consolidated': sanctions('OFAC Consolidated'),
  'sanctions-bis': sanctions('BIS Entity List'),
  'sanctions-eu': sanctions('EU FSF'),
  'sanctions-uk': sanctions('UK OFSI'),
  'sanctions-other': {
    found: listed('us_sam_exclusions'),
    notFound: listed('OFAC SDN'),
    notChecked: listed('Some other register', 'name'),
  },
  'sanctions-switzerland': sanctions('SECO'),
  'sanctions-un': sanctions('UN SC'),
  'sanctions-ukraine': sanctions('NSDC'),
  'sanctions-canada': sanctions('Canada SEMA'),
  'sanctions-japan': sanctions('Japan MOF'),
  'sanctions-australia': sanctions('DFAT'),
  'sanctions-new-zealand': sanctions('MFAT'),
})
