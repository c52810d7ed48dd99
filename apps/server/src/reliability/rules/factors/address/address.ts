// Factors (checks of the reliability report) about the address of a company: unreliable, shared by many companies, or being moved. Sources: `egrul`
// is the state register of companies (ЕГРЮЛ), `own` our counts over it, `checko` a data aggregator. In `basis`: 129-ФЗ is the law on registration,
// «Пленум ВАС № 61» a ruling of the commercial court on unreliable addresses, БВ-4-7/3060@ and ММ-3-06/333@ the tax service's letter on diligence in
// choosing partners and its criteria for audits.
import { isWithinMonthsOfData } from '../../days.ts'
import { countProof, dayProof, inRecord, textProof } from '../../evidence.ts'
import { factor, found, foundIf, foundWithPoints, ifActive, notChecked, notFound } from '../../factor.ts'

/**
 * Active companies in one building for half and for full points: the tax service's thresholds differ by region, 10 is common, 30 is high anywhere.
 */
const MANY_IN_BUILDING = 10
const VERY_MANY_IN_BUILDING = 30
/** More active companies than this at exactly the same address, this one included, are a finding; our own threshold. */
const MAX_IN_OFFICE = 2
/** Code of a record of the register: the company was registered with the tax office of its address. */
const TAX_OFFICE_RECORD = '13200'

export const addressFactors = [
  factor({
    is: { code: 'address-moving', polarity: 'attention', points: -4, source: 'egrul', basis: '129-ФЗ, ст. 17 п. 6', only: 'company' },
    needs: ['register'],
    check: ({ register }) =>
      ifActive(register, () => {
        const moving =
          // Status 112: a decision to move was made.
          register.moving ?? (register.row.statusCode === '112' ? (register.statusWording ?? register.row.statusName) : undefined)
        return moving ? found(textProof('remark', moving)) : notFound()
      }),
  }),
  factor({
    is: { code: 'address-unreliable', polarity: 'stop', points: -40, source: 'egrul', basis: '129-ФЗ, ст. 11 п. 6', only: 'company' },
    needs: ['register'],
    check: ({ register }) => (register.addressUnreliable ? found(textProof('remark', register.addressUnreliable)) : notFound()),
  }),
  factor({
    is: { code: 'contacts-known', polarity: 'positive', points: 1, source: 'checko', basis: 'БВ-4-7/3060@' },
    needs: ['contacts'],
    check: ({ contacts }) =>
      foundIf(
        contacts.website !== undefined || contacts.phones.length > 0,
        ...(contacts.website ? [textProof('website', contacts.website)] : []),
        countProof('phones', contacts.phones.length),
      ),
  }),
  factor({
    is: { code: 'mass-address', polarity: 'negative', points: -12, source: 'own', basis: 'Пленум ВАС № 61', only: 'company' },
    needs: ['places'],
    check: ({ places: { building } }) => {
      if (!building) return notChecked('no-address')
      const proofs = [countProof('living', building.living), countProof('everRegistered', building.total)]
      return building.living >= VERY_MANY_IN_BUILDING
        ? foundWithPoints(-12, ...proofs)
        : building.living >= MANY_IN_BUILDING
          ? foundWithPoints(-6, ...proofs)
          : foundIf(false, ...proofs)
    },
  }),
  factor({
    is: { code: 'office-neighbours', polarity: 'attention', points: -3, source: 'own', basis: 'ours', only: 'company' },
    needs: ['places'],
    check: ({ places: { office } }) =>
      office
        ? foundIf(office.living > MAX_IN_OFFICE, countProof('living', office.living), countProof('everRegistered', office.total))
        : notChecked('no-address'),
  }),
  factor({
    is: {
      code: 'tax-office-migration',
      polarity: 'negative',
      points: -10,
      source: 'egrul',
      basis: 'ММ-3-06/333@, критерий 10',
      only: 'company',
    },
    needs: ['register'],
    check: ({ register }, context) =>
      ifActive(register, () => {
        const registrations = register.history.filter(({ kind, void: isVoid }) => kind.code === TAX_OFFICE_RECORD && !isVoid)
        // The first record is the registration itself, not a move.
        const moves = [...registrations].sort((a, b) => a.date.localeCompare(b.date)).slice(1)
        const recent = moves.filter(({ date }) => isWithinMonthsOfData(date, context, 36))
        // The evidence links to the register record by its number (ГРН).
        const days = recent.map(({ grn, date }) => inRecord(dayProof('since', date), grn ?? date))
        return foundIf(recent.length >= 2, countProof('records', recent.length), ...days)
      }),
  }),
]
