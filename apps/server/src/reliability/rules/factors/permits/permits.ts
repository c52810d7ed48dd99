// Factors (checks of the reliability report) over licences, as the state register of companies (ЕГРЮЛ, source `egrul`) lists them, and over
// trademarks. 99-ФЗ is the law on licences, ГК the civil code. `absence` is the outcome if our whole copy of the source has no entry of the company.
import { daysBetween } from '../../days.ts'
import { countProof, dayProof, inRecord, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable } from '../../factor.ts'

/** A trademark that expires within half a year is about to end. */
const SOON_DAYS = 183

export const permitsFactors = [
  factor({
    is: { code: 'licenses-expired', polarity: 'negative', points: -8, source: 'egrul', basis: '99-ФЗ' },
    needs: ['register'],
    check: ({ register }, { today }) => {
      if (register.licenses.length === 0) return notApplicable('no-licenses')
      const expired = register.licenses.flatMap(({ until }) => (until && until < today ? [until] : []))
      const last = [...expired].sort().at(-1)
      return foundIf(
        expired.length === register.licenses.length,
        inRecord(countProof('licenses', register.licenses.length), register.licenses.find(({ number }) => number)?.number),
        ...(last ? [dayProof('until', last)] : []),
      )
    },
  }),
  factor({
    is: { code: 'licenses-suspended', polarity: 'negative', points: -12, source: 'egrul', basis: '99-ФЗ, ст. 20' },
    needs: ['register'],
    check: ({ register }) => {
      if (register.licenses.length === 0) return notApplicable('no-licenses')
      const suspended = register.licenses.filter(({ suspended: remark }) => remark)
      return foundIf(
        suspended.length > 0,
        ...suspended.map(({ number, suspended: remark }) =>
          inRecord(textProof('license', [number, remark].filter(Boolean).join(': ')), number),
        ),
      )
    },
  }),
  factor({
    is: { code: 'licenses-valid', polarity: 'positive', points: 4, source: 'egrul', basis: '99-ФЗ' },
    needs: ['register'],
    check: ({ register }, { today }) => {
      const valid = register.licenses.filter(({ until, suspended }) => !suspended && (!until || until >= today))
      return foundIf(
        valid.length > 0,
        countProof('licenses', valid.length),
        ...valid.slice(0, 3).flatMap(({ number }) => (number ? [inRecord(textProof('license', number), number)] : [])),
      )
    },
  }),
  factor({
    is: { code: 'trademark-ending', polarity: 'attention', points: -1, source: 'trademarks', basis: 'ГК РФ, ст. 1491' },
    needs: ['trademarks'],
    check: ({ trademarks: { trademarks: marks } }, { today }) => {
      if (marks.length === 0) return notApplicable('no-record')
      const ending = marks.filter(({ expiresOn }) => expiresOn && expiresOn >= today && daysBetween(today, expiresOn) <= SOON_DAYS)
      return foundIf(
        ending.length > 0,
        ...ending.flatMap(({ number, url, expiresOn }) => [
          inRecord(textProof('trademark', number, url), number),
          ...(expiresOn ? [dayProof('until', expiresOn)] : []),
        ]),
      )
    },
  }),
  factor({
    is: { code: 'trademarks', polarity: 'positive', points: 3, source: 'trademarks', basis: 'ГК РФ, ст. 1477' },
    needs: ['trademarks'],
    absence: 'not_found',
    check: ({ trademarks: { trademarks: marks } }, { today }) => {
      const living = marks.filter(({ expiresOn }) => !expiresOn || expiresOn >= today)
      return foundIf(
        living.length > 0,
        countProof('trademarks', living.length),
        ...living.slice(0, 3).map(({ number, url }) => inRecord(textProof('trademark', number, url), number)),
      )
    },
  }),
]
