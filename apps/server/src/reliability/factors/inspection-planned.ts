// An inspection of the company has not started or ended yet.
import { day, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const inspectionPlanned = factor({
  code: 'inspection-planned',
  group: 'inspections',
  polarity: 'attention',
  points: -1,
  source: 'erknm',
  basis: '248-ФЗ',
  title: ['Идёт или назначена проверка', 'An inspection is due or under way', '正在或即将接受检查'],
  explanation: [
    'Проверка не завершена: результат станет известен позже.',
    'The inspection is not over: the result will be known later.',
    '检查尚未结束，结果待定。',
  ],
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
        .flatMap(({ number, startDate }) => [text('inspection', number), ...(startDate ? [day('published', startDate)] : [])]),
    )
  },
})
