// A supervisor warned the company within a year.
import { withinMonths } from '../days.ts'
import { count, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

export const inspectionWarning = factor({
  code: 'inspection-warning',
  group: 'inspections',
  polarity: 'attention',
  points: -2,
  source: 'erknm',
  basis: '248-ФЗ, ст. 49',
  title: ['Объявлено предостережение', 'A supervisor’s warning', '监管警告'],
  explanation: [
    'За 12 месяцев орган контроля объявил предостережение.',
    'Within 12 months a supervisory body issued a warning.',
    '近12个月监管机构发出警告。',
  ],
  needs: ['inspections'],
  absence: 'not_found',
  check: ({ inspections: { inspections } }, { today }) => {
    const warned = inspections.filter(
      ({ type, status, startDate }) => withinMonths(startDate, today, 12) && mentions(`${type} ${status}`, ['предостереж']),
    )
    return foundIf(
      warned.length > 0,
      count('inspections', warned.length),
      ...warned.slice(0, 3).map(({ number }) => text('inspection', number)),
    )
  },
})
