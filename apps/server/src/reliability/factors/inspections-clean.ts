// Inspections of the last three years ended without violations.
import { withinMonths } from '../days.ts'
import { count } from '../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../factor.ts'

export const inspectionsClean = factor({
  code: 'inspections-clean',
  group: 'inspections',
  polarity: 'positive',
  points: 3,
  source: 'erknm',
  basis: '248-ФЗ',
  title: ['Проверки без нарушений', 'Inspections without violations', '检查无违规'],
  explanation: [
    'Все завершённые проверки за три года прошли без нарушений. Проверки без итога не считаются.',
    'All ended inspections of three years found nothing. Those without a result are not counted.',
    '三年内所有完成的检查均无违规，无结果的检查不计入。',
  ],
  needs: ['inspections'],
  check: ({ inspections: { inspections } }, { today }) => {
    const recent = inspections.filter(({ startDate }) => withinMonths(startDate, today, 36))
    if (recent.length === 0) return notApplicable('no-inspections')
    const known = recent.filter(({ violations }) => violations !== undefined)
    if (known.length === 0) return notChecked('outcome-unknown')
    return foundIf(
      known.every(({ violations }) => violations === false),
      count('inspections', known.length),
    )
  },
})
