// Factors (checks of the reliability report) about tied companies: those with the same head (director), founders, subsidiaries and predecessors.
// Sources: `own` is our copy of the state register of companies, `egrul` the register extract (ЕГРЮЛ) of the company itself.
import { isWithinMonthsOfData } from '../../days.ts'
import type { GroupCompany } from '../../dossier-facts.ts'
import { countProof, dayProof, inRecord, type Proof, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable } from '../../factor.ts'

/** Status codes of ЕГРЮЛ: 117 declared bankrupt, 203 closed after bankruptcy. */
const GROUP_BANKRUPT_CODES = new Set(['117', '203'])
/** Status codes of ЕГРЮЛ for companies that the tax service has struck off. */
const GROUP_EXCLUDED_CODES = new Set(['407', '415', '418', '420'])
/** Status codes of ЕГРЮЛ: 101 in liquidation, the others about to be struck off. */
const GROUP_LIQUIDATING_CODES = new Set(['101', '105', '107', '108', '110'])

/** Evidence: name and taxpayer number of a tied company. */
const toProof = ({ name, inn, ogrn }: GroupCompany): Proof => inRecord(textProof('company', inn ? `${name}, ${inn}` : name), ogrn ?? inn)

export const connectionsFactors = [
  factor({
    is: { code: 'group-bankrupt', polarity: 'attention', points: -6, source: 'own', basis: null, only: 'company' },
    needs: ['group'],
    check: ({ group }) => {
      if (group.companies.length === 0) return notApplicable('no-group')
      const bankrupt = group.companies.filter(({ statusCode }) => statusCode && GROUP_BANKRUPT_CODES.has(statusCode))
      return foundIf(bankrupt.length > 0, ...bankrupt.slice(0, 5).map(toProof))
    },
  }),
  factor({
    is: { code: 'group-excluded', polarity: 'negative', points: -8, source: 'own', basis: '129-ФЗ, ст. 23 п. 1 «ф»', only: 'company' },
    needs: ['group'],
    check: ({ group }, context) => {
      if (group.companies.length === 0) return notApplicable('no-group')
      // For three years the law (129-ФЗ, article 23) bars the head of a company that was struck off with debts from registering others.
      const excluded = group.companies.filter(
        ({ relation, statusCode, closedOn }) =>
          relation === 'shared_head' && statusCode && GROUP_EXCLUDED_CODES.has(statusCode) && isWithinMonthsOfData(closedOn, context, 36),
      )
      return foundIf(
        excluded.length > 0,
        ...excluded
          .slice(0, 5)
          .flatMap(({ name, closedOn, ogrn, inn }) => [
            inRecord(textProof('company', name), ogrn ?? inn),
            ...(closedOn ? [dayProof('closed', closedOn)] : []),
          ]),
      )
    },
  }),
  factor({
    is: { code: 'group-holding', polarity: 'positive', points: 2, source: 'own', basis: null, only: 'company' },
    needs: ['group'],
    check: ({ group }) => {
      const living = group.companies.filter(({ relation, closedOn }) => relation === 'subsidiary' && !closedOn)
      return foundIf(
        living.length > 0,
        countProof('living', living.length),
        ...living.slice(0, 3).map(({ name, ogrn, inn }) => inRecord(textProof('company', name), ogrn ?? inn)),
      )
    },
  }),
  factor({
    is: { code: 'group-liquidating', polarity: 'attention', points: -3, source: 'own', basis: null, only: 'company' },
    needs: ['group'],
    check: ({ group }) => {
      if (group.companies.length === 0) return notApplicable('no-group')
      const closing = group.companies.filter(
        ({ statusCode, closedOn }) => !closedOn && statusCode && GROUP_LIQUIDATING_CODES.has(statusCode),
      )
      return foundIf(closing.length > 0, ...closing.slice(0, 5).map(toProof))
    },
  }),
  factor({
    is: { code: 'has-predecessor', polarity: 'attention', points: -1, source: 'egrul', basis: 'ГК РФ, ст. 58', only: 'company' },
    needs: ['register'],
    check: ({ register }) =>
      foundIf(
        register.predecessors.length > 0,
        ...register.predecessors.slice(0, 5).map(({ name, ogrn }) => inRecord(textProof('predecessor', name), ogrn)),
      ),
  }),
]
