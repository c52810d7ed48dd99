// Factors (checks of the reliability report) over enforcement proceedings: the bailiffs (ФССП, source `fssp`) collect a debt by force, by the law
// 229-ФЗ. `absence` is the outcome if the source has no proceedings of the company. `accounts` are the annual accounts, in kopecks; line 2110 is the
// revenue.

import { debtLeft, unpaidProceedings } from '../../../../registry/registry.ts'
import type { Facts } from '../../dossier-facts.ts'
import { countProof, inRecord, moneyProof, type Proof, percentProof, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../../factor.ts'
import { mentions } from '../../matching.ts'
import { inNewestYear, listYears } from '../finances/accounts-lines.ts'

/** Above this share of the revenue, the remaining debt is heavy: our threshold. */
const HEAVY_SHARE = 0.1
/** Word stems of «wages» in the subject of a proceeding. */
const WAGES = ['заработн', 'оплата труда', 'оплате труда']

/** The proceeding with the most left to collect, which the finding links to. */
const findLargest = (proceedings: Facts['enforcement']['proceedings']) =>
  [...proceedings].sort((a, b) => debtLeft([b]) - debtLeft([a])).at(0)

/** Evidence: number of proceedings, the sum left to collect, and the largest proceeding. */
function proceedingProofs(proceedings: Facts['enforcement']['proceedings']): Proof[] {
  const number = findLargest(proceedings)?.number
  const largest = number ? [inRecord(textProof('proceeding', number), number)] : []
  return [countProof('proceedings', proceedings.length), moneyProof('remaining', debtLeft(proceedings)), ...largest]
}

/** Evidence: the sum of unpaid wages; none if no proceeding is about wages. */
function wageProofs(proceedings: Facts['enforcement']['proceedings']): Proof[] {
  const wages = debtLeft(proceedings.filter(({ subject }) => mentions(subject, WAGES)))
  return wages > 0 ? [moneyProof('wages', wages)] : []
}

/** Evidence: the sum left to collect as a share of the newest year's revenue; none without accounts. */
function revenueShareProofs(proceedings: Facts['enforcement']['proceedings'], accounts: Facts['accounts'] | null): Proof[] {
  const newest = accounts && listYears(accounts)[0]
  const revenue = newest?.lines['2110'] ?? 0
  const remaining = debtLeft(proceedings)
  return newest && revenue > 0 && remaining > 0 ? [percentProof('revenueShare', remaining / revenue, newest.year)] : []
}

/** A factor over the unpaid proceedings whose subject contains one of the word stems; «not checked» if no unpaid proceeding has a subject. */
const subjectFactor = <const C extends string>(code: C, points: number, basis: string, stems: readonly string[]) =>
  factor({
    is: { code, polarity: 'negative', points, source: 'fssp', basis },
    needs: ['enforcement'],
    absence: 'not_found',
    check: ({ enforcement }) => {
      const proceedings = unpaidProceedings(enforcement.proceedings)
      if (proceedings.length > 0 && proceedings.every(({ subject }) => subject === undefined)) return notChecked('outcome-unknown')
      const matching = proceedings.filter(({ subject }) => mentions(subject, stems))
      return foundIf(matching.length > 0, ...proceedingProofs(matching))
    },
  })

export const enforcementFactors = [
  subjectFactor('enforcement-arrest', -8, '229-ФЗ, ст. 80', ['арест', 'обеспечительн', 'запрет']),
  subjectFactor('enforcement-contributions', -5, '229-ФЗ', ['страхов', 'взнос', 'пенсионн']),
  subjectFactor('enforcement-credit', -6, '229-ФЗ', ['кредит', 'займ', 'заем', 'ипотек']),
  subjectFactor('enforcement-fines', -3, '229-ФЗ', ['штраф']),
  subjectFactor('enforcement-pledge', -6, '229-ФЗ, ст. 78', ['заложен', 'залог']),
  subjectFactor('enforcement-taxes', -5, '229-ФЗ', ['налог', 'ндс', 'сбор']),
  subjectFactor('enforcement-wages', -8, '229-ФЗ', WAGES),
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
          share > HEAVY_SHARE,
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
      return foundIf(open.length > 0, ...proceedingProofs(open), ...wageProofs(open), ...revenueShareProofs(open, ifLoaded('accounts')))
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
