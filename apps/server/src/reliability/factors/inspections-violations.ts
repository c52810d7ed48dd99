// Inspections of the last year found violations.
import { withinMonths } from '../days.ts'
import { count, text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const inspectionsViolations = factor({
  code: 'inspections-violations',
  group: 'inspections',
  polarity: 'negative',
  points: -6,
  source: 'erknm',
  basis: '248-ФЗ',
  title: ['Проверки с нарушениями', 'Inspections with violations', '检查发现违规'],
  explanation: [
    'За 12 месяцев контролёры нашли нарушения.',
    'Within 12 months supervisors found violations.',
    '近12个月监管检查发现违规。',
  ],
  needs: ['inspections'],
  absence: 'not_found',
  check: ({ inspections: { inspections } }, { today }) => {
    const recent = inspections.filter(({ startDate }) => withinMonths(startDate, today, 12))
    if (recent.length === 0) return notApplicable('no-inspections')
    const bad = recent.filter(({ violations }) => violations === true)
    return foundIf(
      bad.length > 0,
      count('inspections', bad.length),
      ...bad.slice(0, 3).flatMap(({ number, controlBody }) => [text('inspection', controlBody ? `${number}, ${controlBody}` : number)]),
    )
  },
})
