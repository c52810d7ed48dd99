// Factors (checks of the reliability report) over inspections by state authorities, from their state register (ЕРКНМ, source `erknm`). 248-ФЗ is the
// law on state supervision. `absence` is the outcome if the source has no inspections of the company.
import { isWithinMonthsOfData } from '../../days.ts'
import { countProof, dayProof, inRecord, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../../factor.ts'
import { mentions } from '../../matching.ts'

/** Word stem of «предостережение», a formal warning in place of an inspection. */
const WARNING = ['предостереж']

export const inspectionsFactors = [
  factor({
    is: { code: 'inspection-planned', polarity: 'attention', points: -1, source: 'erknm', basis: '248-ФЗ' },
    needs: ['inspections'],
    absence: 'not_found',
    check: ({ inspections: { inspections } }, { today }) => {
      const open = inspections.filter(
        ({ finished, startDate, endDate }) => finished === false && ((startDate && startDate > today) || (endDate && endDate >= today)),
      )
      return foundIf(
        open.length > 0,
        ...open
          .slice(0, 3)
          .flatMap(({ number, startDate }) => [
            inRecord(textProof('inspection', number), number),
            ...(startDate ? [dayProof('published', startDate)] : []),
          ]),
      )
    },
  }),
  factor({
    is: { code: 'inspection-warning', polarity: 'attention', points: -2, source: 'erknm', basis: '248-ФЗ, ст. 49' },
    needs: ['inspections'],
    absence: 'not_found',
    check: ({ inspections: { inspections } }, context) => {
      const warned = inspections.filter(
        ({ type, status, startDate }) => isWithinMonthsOfData(startDate, context, 12) && mentions(`${type} ${status}`, WARNING),
      )
      return foundIf(
        warned.length > 0,
        countProof('inspections', warned.length),
        ...warned.slice(0, 3).map(({ number }) => inRecord(textProof('inspection', number), number)),
      )
    },
  }),
  factor({
    is: { code: 'inspections-clean', polarity: 'positive', points: 3, source: 'erknm', basis: '248-ФЗ' },
    needs: ['inspections'],
    needsCompleteList: true,
    check: ({ inspections: { inspections } }, context) => {
      const recent = inspections.filter(({ startDate }) => isWithinMonthsOfData(startDate, context, 36))
      if (recent.length === 0) return notApplicable('no-inspections')
      const withResult = recent.filter(({ violations }) => violations !== undefined)
      if (withResult.length === 0) return notChecked('outcome-unknown')
      return foundIf(
        withResult.every(({ violations }) => violations === false),
        countProof('inspections', withResult.length),
      )
    },
  }),
  factor({
    is: { code: 'inspections-violations', polarity: 'negative', points: -6, source: 'erknm', basis: '248-ФЗ' },
    needs: ['inspections'],
    absence: 'not_found',
    check: ({ inspections: { inspections } }, context) => {
      const recent = inspections.filter(({ startDate }) => isWithinMonthsOfData(startDate, context, 12))
      if (recent.length === 0) return notApplicable('no-inspections')
      const bad = recent.filter(({ violations }) => violations === true)
      return foundIf(
        bad.length > 0,
        countProof('inspections', bad.length),
        ...bad
          .slice(0, 3)
          .map(({ number, controlBody }) => inRecord(textProof('inspection', controlBody ? `${number}, ${controlBody}` : number), number)),
      )
    },
  }),
]
