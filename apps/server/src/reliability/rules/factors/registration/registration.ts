// Factors (checks of the reliability report) about the registration of a company: its status, age, capital, activities and size. Sources: `egrul` is
// the state register of companies (ЕГРЮЛ), `rsmp` the register of small and medium business (МСП, law 209-ФЗ). In `basis`: 129-ФЗ is the law on
// registration, 14-ФЗ and 208-ФЗ the company laws, ГК the civil code, `ours` a threshold of our own.

import { fullYears, STATUS_ACTIVE } from '@sverka/contract/company/company.rules'
import { daysBetween, isWithinMonths, isWithinMonthsOfData } from '../../days.ts'
import type { Facts } from '../../dossier-facts.ts'
import { countProof, dayProof, inRecord, moneyProof, type Proof, textProof } from '../../evidence.ts'
import { factor, found, foundIf, foundWithPoints, ifActive, notApplicable, notChecked, notFound, statusCodes } from '../../factor.ts'
import { readShareCapital } from '../../share-capital.ts'

/** Code of a record of the register: the company is reducing its capital. */
const CAPITAL_DECREASE_RECORD = '12208'
/** A capital is large from 500 000 rubles on; in kopecks. */
const LARGE_CAPITAL = 50_000_000
/** The legal minimum of the capital: 10 000 rubles; in kopecks. */
const MINIMUM_CAPITAL = 1_000_000
/** Status codes of companies about to be struck off (129-ФЗ): 105 inactive, 108 by article 21.1 clause 5 «г», 110 small business by article 21.3. */
const EXCLUSION_INACTIVE_CODES = new Set(['105', '108', '110'])
/** Status code: about to be struck off because of unreliable data. */
const EXCLUSION_UNRELIABLE = '107'
/** Status code: in liquidation. */
const IN_LIQUIDATION = '101'
/** Post codes of ЕГРЮЛ: head of the liquidation commission, liquidator. */
const LIQUIDATORS = new Set(['04', '05'])
/** Additional activities: our threshold. Nine of ten companies in our sample of extracts list fewer. */
const MAX_ACTIVITIES = 50
/** Categories of the register of small and medium business, as the report shows them: micro, small and medium enterprise. */
const CATEGORY_NAMES = { micro: 'Микропредприятие', small: 'Малое предприятие', medium: 'Среднее предприятие' } as const
/** Codes of register records: 16xxx on court acts, 18xxx declared void by a court, 17008 a ban on registration by a court or bailiff. */
const COURT_RECORDS = /^(16\d{3}|18\d{3}|17008)$/
/** Status codes of ЕГРЮЛ for companies in reorganisation. */
const REORGANISATION_CODES = /^(12[1-9]|13[0-9])$/

/** Evidence with the day of the status: that of its register record, as on the card, or else that of the decision to strike off. */
function statusDayProof({ row, statusSince, exclusion }: Facts['register']): Proof[] {
  const since = row.procedureSince ?? statusSince ?? exclusion?.date
  return since ? [dayProof('since', since)] : []
}

export const registrationFactors = [
  factor({
    is: { code: 'active', polarity: 'positive', points: 5, source: 'egrul', basis: '129-ФЗ, ст. 5' },
    needs: ['register'],
    check: ({ register: { row } }) =>
      row.procedure
        ? notApplicable('in-procedure')
        : foundIf(row.statusName === STATUS_ACTIVE && !row.closedOn, textProof('status', row.statusName)),
  }),
  factor({
    is: { code: 'age-over-3-years', polarity: 'positive', points: 10, source: 'egrul', basis: null },
    needs: ['register'],
    check: ({ register }, { today }) =>
      ifActive(register, () => {
        const { registeredOn } = register.row
        if (!registeredOn) return notChecked('no-date')
        const years = fullYears(registeredOn, today)
        const proofs = [dayProof('registered', registeredOn), countProof('years', years)]
        return years >= 3 ? foundWithPoints(Math.min(years, 10), ...proofs) : notFound(...proofs)
      }),
  }),
  factor({
    is: { code: 'age-under-1-year', polarity: 'attention', points: -4, source: 'egrul', basis: null },
    needs: ['register'],
    check: ({ register }, { today }) =>
      ifActive(register, () => {
        const { registeredOn } = register.row
        if (!registeredOn) return notChecked('no-date')
        return foundIf(
          isWithinMonths(registeredOn, today, 12) && !isWithinMonths(registeredOn, today, 6),
          dayProof('registered', registeredOn),
        )
      }),
  }),
  factor({
    is: { code: 'age-under-3-months', polarity: 'negative', points: -15, source: 'egrul', basis: null },
    needs: ['register'],
    check: ({ register }, { today }) =>
      ifActive(register, () => {
        const { registeredOn } = register.row
        if (!registeredOn) return notChecked('no-date')
        const age = daysBetween(registeredOn, today)
        return foundIf(age < 90, dayProof('registered', registeredOn), countProof('days', age))
      }),
  }),
  factor({
    is: { code: 'age-under-6-months', polarity: 'attention', points: -8, source: 'egrul', basis: null },
    needs: ['register'],
    check: ({ register }, { today }) =>
      ifActive(register, () => {
        const { registeredOn } = register.row
        if (!registeredOn) return notChecked('no-date')
        return foundIf(
          daysBetween(registeredOn, today) >= 90 && isWithinMonths(registeredOn, today, 6),
          dayProof('registered', registeredOn),
        )
      }),
  }),
  factor({
    is: { code: 'branches', polarity: 'positive', points: 4, source: 'egrul', basis: null, only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const number = register.branches.length
      return number > 0 ? foundWithPoints(number > 10 ? 4 : 2, countProof('branches', number)) : notFound()
    },
  }),
  factor({
    is: { code: 'capital-decrease', polarity: 'attention', points: -5, source: 'egrul', basis: '14-ФЗ, ст. 20', only: 'company' },
    needs: ['register'],
    check: ({ register }, context) => {
      const records = register.history.filter(
        ({ kind, date, void: isVoid }) => kind.code === CAPITAL_DECREASE_RECORD && !isVoid && isWithinMonthsOfData(date, context, 12),
      )
      const underWay = register.capitalDecrease
      const amountProofs = underWay?.by === undefined ? [] : [moneyProof('decrease', underWay.by)]
      return foundIf(
        records.length > 0 || underWay !== undefined,
        ...amountProofs,
        ...records.map(({ grn, date }) => inRecord(dayProof('since', date), grn ?? date)),
      )
    },
  }),
  factor({
    is: { code: 'capital-large', polarity: 'positive', points: 4, source: 'egrul', basis: null, only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const capital = readShareCapital(register)
      return capital === null ? notApplicable('no-capital') : foundIf(capital >= LARGE_CAPITAL, moneyProof('capital', capital))
    },
  }),
  factor({
    is: {
      code: 'capital-minimum',
      polarity: 'attention',
      points: -3,
      source: 'egrul',
      basis: '14-ФЗ, ст. 14; 208-ФЗ, ст. 26',
      only: 'company',
    },
    needs: ['register'],
    check: ({ register }) => {
      const capital = readShareCapital(register)
      return capital === null ? notApplicable('no-capital') : foundIf(capital === MINIMUM_CAPITAL, moneyProof('capital', capital))
    },
  }),
  factor({
    is: { code: 'closed', polarity: 'stop', points: -100, source: 'egrul', basis: '129-ФЗ' },
    needs: ['register'],
    check: ({ register: { row, statusWording } }) =>
      row.closedOn ? found(dayProof('closed', row.closedOn), textProof('status', statusWording ?? row.statusName)) : notFound(),
  }),
  factor({
    is: { code: 'environmental-object', polarity: 'attention', points: -2, source: 'egrul', basis: '7-ФЗ, ст. 56.1' },
    needs: ['register'],
    check: ({ register }) => foundIf(register.environmentalObject === true),
  }),
  factor({
    is: { code: 'exclusion-inactive', polarity: 'stop', points: -50, source: 'egrul', basis: '129-ФЗ, ст. 21.1' },
    needs: ['register'],
    check: ({ register }) =>
      ifActive(register, () => {
        const { procedure, statusCode } = register.row
        // `procedure` is derived from the code or the wording of the status: «предстоит исключение» means about to be struck off.
        const isAboutToBeStruckOff = procedure === 'предстоит исключение' && statusCode !== EXCLUSION_UNRELIABLE
        if (!isAboutToBeStruckOff && !statusCodes(register).some((code) => EXCLUSION_INACTIVE_CODES.has(code))) return notFound()
        const { exclusion } = register
        return found(
          textProof('status', register.statusWording ?? register.row.statusName),
          ...(exclusion?.number ? [textProof('decision', exclusion.number)] : []),
          ...statusDayProof(register),
        )
      }),
  }),
  factor({
    is: { code: 'exclusion-unreliable', polarity: 'stop', points: -50, source: 'egrul', basis: '129-ФЗ, ст. 21.1 п. 5', only: 'company' },
    needs: ['register'],
    check: ({ register }) =>
      ifActive(register, () => {
        if (!statusCodes(register).includes(EXCLUSION_UNRELIABLE)) return notFound()
        return found(textProof('status', register.statusWording ?? register.row.statusName), ...statusDayProof(register))
      }),
  }),
  factor({
    is: { code: 'liquidation', polarity: 'stop', points: -60, source: 'egrul', basis: 'ГК РФ, ст. 61–63', only: 'company' },
    needs: ['register'],
    check: ({ register }) =>
      ifActive(register, () => {
        if (register.row.procedure === 'ликвидация' || statusCodes(register).includes(IN_LIQUIDATION)) {
          const since = register.statusSince ? [dayProof('since', register.statusSince)] : []
          return found(textProof('status', register.statusWording ?? register.row.statusName), ...since)
        }
        const liquidator = register.heads.find(({ postCode }) => postCode && LIQUIDATORS.has(postCode))
        return liquidator ? found(textProof('person', `${liquidator.name}, ${liquidator.post ?? 'ликвидатор'}`)) : notFound()
      }),
  }),
  factor({
    is: { code: 'many-activities', polarity: 'attention', points: -2, source: 'egrul', basis: 'ours' },
    needs: ['register'],
    check: ({ register }) => foundIf(register.okvedAdd.length > MAX_ACTIVITIES, countProof('activities', register.okvedAdd.length)),
  }),
  factor({
    is: { code: 'msp-excluded', polarity: 'attention', points: -2, source: 'rsmp', basis: '209-ФЗ' },
    needs: ['mspLeft'],
    absence: 'not_found',
    check: ({ mspLeft: { leftOn } }, { today }) => foundIf(isWithinMonths(leftOn, today, 6), dayProof('excluded', leftOn)),
  }),
  factor({
    is: { code: 'msp-new', polarity: 'attention', points: -1, source: 'rsmp', basis: '209-ФЗ, ст. 4.1' },
    needs: ['msp'],
    absence: 'not_found',
    check: ({ msp: record }, context) =>
      // After a year and a half the mark of a new enterprise is out of date: our own limit.
      foundIf(
        record.isNew === true && isWithinMonthsOfData(record.since, context, 18),
        ...(record.since ? [dayProof('since', record.since)] : []),
      ),
  }),
  factor({
    is: { code: 'msp-social', polarity: 'positive', points: 1, source: 'rsmp', basis: '209-ФЗ, ст. 24.1' },
    needs: ['msp'],
    absence: 'not_found',
    check: ({ msp: record }) => foundIf(record.socialEnterprise === true, textProof('status', 'Социальное предприятие')),
  }),
  factor({
    is: { code: 'msp', polarity: 'positive', points: 2, source: 'rsmp', basis: '209-ФЗ, ст. 4.1' },
    needs: ['msp'],
    absence: 'not_found',
    check: ({ msp: record }) =>
      found(textProof('category', CATEGORY_NAMES[record.category]), ...(record.since ? [dayProof('since', record.since)] : [])),
  }),
  factor({
    is: { code: 'no-activity', polarity: 'attention', points: -4, source: 'egrul', basis: '129-ФЗ, ст. 5 п. 5' },
    needs: ['register'],
    check: ({ register }) =>
      ifActive(register, () => (register.row.okvedCode ? notFound(textProof('okved', register.row.okvedCode)) : found())),
  }),
  factor({
    is: { code: 'records-by-court', polarity: 'attention', points: -5, source: 'egrul', basis: '129-ФЗ, ст. 4', only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const records = register.history.filter(({ kind }) => COURT_RECORDS.test(kind.code))
      return foundIf(
        records.length > 0,
        ...records
          .slice(0, 5)
          .flatMap(({ grn, kind, date }) => [inRecord(textProof('record', kind.name ?? kind.code), grn ?? date), dayProof('since', date)]),
      )
    },
  }),
  factor({
    is: { code: 'records-void', polarity: 'attention', points: -4, source: 'egrul', basis: '129-ФЗ, ст. 25' },
    needs: ['register'],
    check: ({ register }) => {
      const records = register.history.filter(({ void: isVoid }) => isVoid)
      return foundIf(
        records.length > 0,
        countProof('records', records.length),
        ...records.slice(0, 5).map(({ grn, date }) => inRecord(dayProof('since', date), grn ?? date)),
      )
    },
  }),
  factor({
    is: { code: 'reorganisation', polarity: 'attention', points: -5, source: 'egrul', basis: 'ГК РФ, ст. 57–60', only: 'company' },
    needs: ['register'],
    check: ({ register }) =>
      ifActive(register, () => {
        const { statusCode } = register.row
        const partner = register.reorganisation[0]
        if (!partner && !(statusCode && REORGANISATION_CODES.test(statusCode))) return notFound()
        return found(
          textProof('status', register.statusWording ?? register.row.statusName),
          ...(partner ? [inRecord(textProof('company', partner.name), partner.ogrn)] : []),
          ...(register.statusSince ? [dayProof('since', register.statusSince)] : []),
        )
      }),
  }),
]
