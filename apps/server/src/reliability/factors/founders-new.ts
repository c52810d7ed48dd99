// A founder joined within a year.
import { withinMonths } from '../days.ts'
import { day, text } from '../evidence.ts'
import { factor, foundIf, ifLiving, notApplicable } from '../factor.ts'

export const foundersNew = factor({
  code: 'founders-new',
  group: 'people',
  polarity: 'attention',
  points: -3,
  source: 'egrul',
  basis: null,
  only: 'company',
  title: ['Смена участников за год', 'Members changed within a year', '一年内股东变更'],
  explanation: [
    'За 12 месяцев в реестр внесён новый участник.',
    'A new member entered the register within 12 months.',
    '12个月内有新股东登记。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) =>
    ifLiving(register, () => {
      if (withinMonths(register.row.registeredOn, today, 12)) return notApplicable('younger-company')
      const recent = register.founders.filter(({ recordDate }) => withinMonths(recordDate, today, 12))
      return foundIf(
        recent.length > 0,
        ...recent.flatMap(({ name, recordDate }) => [text('person', name ?? '—'), ...(recordDate ? [day('since', recordDate)] : [])]),
      )
    }),
})
