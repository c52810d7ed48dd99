// Factors (checks of the reliability report) over cases in the commercial courts («арбитражные суды»), whose public case file is the source `kad`.
// Periods are in months. Lines of the accounts are in kopecks: 1300 is equity, 2110 revenue. `absence` is the outcome if the source has no case of
// the company.
import { asPlaintiff, asRespondent, claimedKopecks, pendingCases } from '../../../../registry/registry.ts'
import { isWithinMonthsOfData } from '../../days.ts'
import { countProof, inRecord, moneyProof, percentProof, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable } from '../../factor.ts'
import { mentions } from '../../matching.ts'
import { inNewestYear } from '../finances/accounts-lines.ts'
import { claimedIn, claimsAgainst, startedWithin, subjectProofs, suedBy } from './cases.ts'

/** With fewer cases in the last year their growth says nothing. */
const MIN_CASES_TO_GROW = 4
/** So many cases of one plaintiff in two years are a finding: our threshold. */
const REPEATED = 3
/**
 * Stems in names of lenders and public bodies (tax service, banks, leasing, funds, ministries, administrations …), whose claims are not about
 * supply.
 */
const NOT_SUPPLIERS = [
  'налогов',
  'фнс',
  'банк',
  'лизинг',
  'факторинг',
  'микрофинанс',
  'фонд',
  'министерств',
  'администрац',
  'департамент',
  'управлени',
]
/** Names of the tax service; the stem «налогов» (tax) alone would also match tax advisers. */
const TAX_SERVICE = ['налоговой службы', 'ифнс', 'мифнс', 'уфнс', 'фнс россии']
/** Above this share of the revenue, claims are heavy: our threshold. */
const HEAVY_SHARE = 0.1

export const courtsFactors = [
  factor({
    is: { code: 'cases-credit', polarity: 'attention', points: -6, source: 'kad', basis: null },
    needs: ['cases', 'register'],
    absence: 'not_found',
    check: ({ cases, register: { row } }, context) => {
      const sued = suedBy(startedWithin(asRespondent(cases.cases, row), context, 36), [
        'банк',
        'лизинг',
        'факторинг',
        'микрофинанс',
        'микрокредит',
      ])
      return foundIf(
        sued.length > 0,
        countProof('cases', sued.length),
        ...claimedIn(sued),
        ...sued.slice(0, 5).map(({ number, url }) => inRecord(textProof('case', number, url), number)),
      )
    },
  }),
  factor({
    is: { code: 'cases-growing', polarity: 'negative', points: -6, source: 'kad', basis: 'ours' },
    needs: ['cases', 'register'],
    absence: 'not_found',
    check: ({ cases, register: { row } }, context) => {
      const sued = asRespondent(cases.cases, row)
      const recent = startedWithin(sued, context, 12).length
      const before = startedWithin(sued, context, 24).length - recent
      return foundIf(recent >= MIN_CASES_TO_GROW && recent >= before * 2, countProof('cases', recent), countProof('casesBefore', before))
    },
  }),
  factor({
    is: { code: 'cases-large', polarity: 'negative', points: -8, source: 'kad', basis: 'ours', only: 'company' },
    needs: ['cases', 'accounts', 'register'],
    check: ({ cases, accounts, register: { row } }) =>
      inNewestYear(accounts, ['1300'], (lines, { year }) => {
        if (lines['1300'] <= 0) return notApplicable('no-line')
        const open = pendingCases(asRespondent(cases.cases, row))
        const large = open.find(({ claimKopecks = 0 }) => claimKopecks > lines['1300'])
        return foundIf(
          large !== undefined,
          ...(large
            ? [inRecord(textProof('case', large.number, large.url), large.number), moneyProof('claims', large.claimKopecks ?? 0)]
            : []),
          moneyProof('equity', lines['1300'], year),
        )
      }),
  }),
  factor({
    is: { code: 'cases-open', polarity: 'attention', points: -4, source: 'kad', basis: null },
    needs: ['cases', 'register'],
    absence: 'not_found',
    check: ({ cases, register: { row } }) => {
      const open = pendingCases(asRespondent(cases.cases, row))
      return foundIf(
        open.length > 0,
        countProof('cases', open.length),
        ...claimedIn(open),
        ...subjectProofs(open),
        ...open.slice(0, 5).map(({ number, url }) => inRecord(textProof('case', number, url), number)),
      )
    },
  }),
  factor({
    is: { code: 'cases-plaintiff', polarity: 'positive', points: 1, source: 'kad', basis: null },
    needs: ['cases', 'register'],
    absence: 'not_found',
    check: ({ cases, register: { row } }, context) => {
      const suing = startedWithin(asPlaintiff(cases.cases, row), context, 36)
      return foundIf(suing.length > 0, countProof('cases', suing.length), ...claimedIn(suing))
    },
  }),
  factor({
    is: { code: 'cases-repeated', polarity: 'negative', points: -5, source: 'kad', basis: 'ours' },
    needs: ['cases', 'register'],
    absence: 'not_found',
    check: ({ cases, register: { row } }, context) => {
      const tally = new Map<string, { name: string; times: number }>()
      for (const { plaintiffs } of startedWithin(asRespondent(cases.cases, row), context, 24)) {
        for (const { name, inn } of plaintiffs) {
          const counted = tally.get(inn ?? name) ?? { name, times: 0 }
          tally.set(inn ?? name, { name, times: counted.times + 1 })
        }
      }
      const most = [...tally.values()].sort((a, b) => b.times - a.times)[0]
      const isRepeated = most !== undefined && most.times >= REPEATED
      return foundIf(isRepeated, ...(isRepeated ? [textProof('plaintiff', most.name), countProof('cases', most.times)] : []))
    },
  }),
  factor({
    is: { code: 'cases-respondent', polarity: 'attention', points: -3, source: 'kad', basis: null },
    needs: ['cases', 'register'],
    absence: 'not_found',
    check: ({ cases, register: { row } }, context) => {
      const recent = claimsAgainst(cases.cases, row, context)
      return foundIf(recent.length > 0, countProof('cases', recent.length), ...claimedIn(recent))
    },
  }),
  factor({
    is: { code: 'cases-supply', polarity: 'attention', points: -4, source: 'kad', basis: null },
    needs: ['cases', 'register'],
    absence: 'not_found',
    check: ({ cases, register: { row } }, context) => {
      const recent = startedWithin(asRespondent(cases.cases, row), context, 36)
      const suedByOthers = new Set(suedBy(recent, NOT_SUPPLIERS))
      const sued = recent.filter((legalCase) => !suedByOthers.has(legalCase) && legalCase.plaintiffs.length > 0)
      return foundIf(sued.length > 0, countProof('cases', sued.length), ...claimedIn(sued))
    },
  }),
  factor({
    is: { code: 'cases-tax', polarity: 'attention', points: -5, source: 'kad', basis: null },
    needs: ['cases', 'register'],
    absence: 'not_found',
    check: ({ cases, register: { row } }, context) => {
      const sued = suedBy(startedWithin(asRespondent(cases.cases, row), context, 36), TAX_SERVICE)
      const suing = startedWithin(asPlaintiff(cases.cases, row), context, 36).filter(({ respondents }) =>
        respondents.some(({ name }) => mentions(name, TAX_SERVICE)),
      )
      const all = [...sued, ...suing]
      return foundIf(
        all.length > 0,
        countProof('cases', all.length),
        ...all.slice(0, 5).map(({ number, url }) => inRecord(textProof('case', number, url), number)),
      )
    },
  }),
  factor({
    is: { code: 'claims-to-revenue', polarity: 'negative', points: -12, source: 'kad', basis: 'ours', only: 'company' },
    needs: ['cases', 'accounts', 'register'],
    check: ({ cases, accounts, register: { row } }, context) =>
      inNewestYear(accounts, ['2110'], (lines, { year }) => {
        if (lines['2110'] <= 0) return notApplicable('no-receipts')
        const recent = claimsAgainst(cases.cases, row, context)
        const claims = claimedKopecks(recent)
        const share = claims / lines['2110']
        return foundIf(
          share > HEAVY_SHARE,
          countProof('cases', recent.length),
          moneyProof('claims', claims),
          moneyProof('revenue', lines['2110'], year),
          percentProof('share', share),
        )
      }),
  }),
  factor({
    is: { code: 'no-cases', polarity: 'positive', points: 4, source: 'kad', basis: null },
    needs: ['cases', 'register'],
    needsCompleteList: true,
    check: ({ cases, register: { row } }, context) => {
      const recent = startedWithin(asRespondent(cases.cases, row), context, 36)
      // A younger company cannot have three years without cases.
      if (recent.length === 0 && isWithinMonthsOfData(row.registeredOn, context, 36)) return notApplicable('younger-company')
      return foundIf(recent.length === 0, countProof('cases', recent.length))
    },
  }),
]
