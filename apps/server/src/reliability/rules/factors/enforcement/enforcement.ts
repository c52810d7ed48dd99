// Factors over enforcement proceedings of bailiffs.

import { debtLeft, unpaidProceedings } from '../../../../registry/registry.ts'
import type { Facts } from '../../dossier-facts.ts'
import { countProof, inRecord, moneyProof, type Proof, percentProof, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../../factor.ts'
import { mentions } from '../../matching.ts'
import { inNewestYear, listYears } from '../finances/accounts-lines.ts'

/** The remaining debt as a share of the revenue (line 2110): our threshold. */
const HEAVY = 0.1
/** Word stems of wages in the subject of a proceeding. */
const WAGES = ['заработн', 'оплата труда', 'оплате труда']

/** The proceeding with the most left to collect, which the finding links to. */
const findLargest = (proceedings: Facts['enforcement']['proceedings']) =>
  [...proceedings].sort((a, b) => debtLeft([b]) - debtLeft([a])).at(0)

/** Evidence: how many proceedings, what is left to collect, and the largest one. */
function tallied(proceedings: Facts['enforcement']['proceedings']): Proof[] {
  const number = findLargest(proceedings)?.number
  const named = number ? [inRecord(textProof('proceeding', number), number)] : []
  return [countProof('proceedings', proceedings.length), moneyProof('remaining', debtLeft(proceedings)), ...named]
}

/** The part owed to employees; none where no subject says so. */
function ofWages(proceedings: Facts['enforcement']['proceedings']): Proof[] {
  const wages = debtLeft(proceedings.filter(({ subject }) => mentions(subject, WAGES)))
  return wages > 0 ? [moneyProof('wages', wages)] : []
}

/** The remaining sum as a share of the newest year's revenue. */
function besideRevenue(proceedings: Facts['enforcement']['proceedings'], accounts: Facts['accounts'] | null): Proof[] {
  const newest = accounts && listYears(accounts)[0]
  const revenue = newest?.lines['2110'] ?? 0
  const remaining = debtLeft(proceedings)
  return newest && revenue > 0 && remaining > 0 ? [percentProof('revenueShare', remaining / revenue, newest.year)] : []
}

/** A factor: unpaid proceedings whose subject contains one of the stems; «not checked» if none of them has a subject. */
const collection = <const C extends string>(code: C, points: number, basis: string, stems: readonly string[]) =>
  factor({
    is: { code, polarity: 'negative', points, source: 'fssp', basis },
    needs: ['enforcement'],
    absence: 'not_found',
    check: ({ enforcement }) => {
      const proceedings = unpaidProceedings(enforcement.proceedings)
      if (proceedings.length > 0 && proceedings.every(({ subject }) => subject === undefined)) return notChecked('outcome-unknown')
      const matching = proceedings.filter(({ subject }) => mentions(subject, stems))
      return foundIf(matching.length > 0, ...tallied(matching))
    },
  })

export const enforcementFactors = [
  collection('enforcement-arrest', -8, '229-ФЗ, ст. 80', ['арест', 'обеспечительн', 'запрет']),
  collection('enforcement-contributions', -5, '229-ФЗ', ['страхов', 'взнос', 'пенсионн']),
  collection('enforcement-credit', -6, '229-ФЗ', ['кредит', 'займ', 'заем', 'ипотек']),
  collection('enforcement-fines', -3, '229-ФЗ', ['штраф']),
  collection('enforcement-pledge', -6, '229-ФЗ, ст. 78', ['заложен', 'залог']),
  collection('enforcement-taxes', -5, '229-ФЗ', ['налог', 'ндс', 'сбор']),
  collection('enforcement-wages', -8, '229-ФЗ', WAGES),
  factor({
    is: { code: 'enforcement-heavy', polarity: 'stop', points: -20, source: 'fssp', basis: 'ours', only: 'company' },
    needs: ['enforcement', 'accounts'],
    absence: 'not_found',
    check: ({ enforcement: { proceedings }, accounts }) =>
      inNewestYear(accounts, ['2110'], (lines, { year }) => {
        if (lines['2110'] <= 0) return notApplicable('no-receipts')
        const remaining = debtLeft(proceedings)
        const share = remaining / lines['2110']
        return foundIf(
          share > HEAVY,
          inRecord(moneyProof('remaining', remaining), findLargest(proceedings)?.number),
          moneyProof('revenue', lines['2110'], year),
          percentProof('share', share),
        )
      }),
  }),
  factor({
    is: { code: 'enforcement', polarity: 'negative', points: -10, source: 'fssp', basis: '229-ФЗ' },
    needs: ['enforcement'],
    absence: 'not_found',
    check: ({ enforcement: { proceedings } }, { ifLoaded }) => {
      const open = unpaidProceedings(proceedings)
      return foundIf(open.length > 0, ...tallied(open), ...ofWages(open), ...besideRevenue(open, ifLoaded('accounts')))
    },
  }),
  factor({
    is: { code: 'no-enforcement', polarity: 'positive', points: 3, source: 'fssp', basis: '229-ФЗ' },
    needs: ['enforcement'],
    needsCompleteList: true,
    check: ({ enforcement: { proceedings } }) =>
      foundIf(unpaidProceedings(proceedings).length === 0, countProof('proceedings', unpaidProceedings(proceedings).length)),
  }),
]
