// The head changed within a year.
import { withinMonths } from '../days.ts'
import { day, text } from '../evidence.ts'
import { factor, foundIf, ifLiving, notApplicable } from '../factor.ts'

export const headNew = factor({
  code: 'head-new',
  group: 'people',
  polarity: 'attention',
  points: -3,
  source: 'egrul',
  basis: null,
  only: 'company',
  title: ['Руководитель сменился за год', 'New head within a year', '一年内更换负责人'],
  explanation: [
    'Нынешний руководитель внесён в реестр меньше года назад: проверьте его полномочия.',
    'The present head entered the register less than a year ago: check the powers.',
    '现任负责人登记不足一年，请核查其权限。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) =>
    ifLiving(register, () => {
      if (withinMonths(register.row.registeredOn, today, 12)) return notApplicable('younger-company')
      const recent = register.heads.filter(({ recordDate }) => withinMonths(recordDate, today, 12))
      return foundIf(
        recent.length > 0,
        ...recent.flatMap(({ name, recordDate }) => [text('person', name), ...(recordDate ? [day('since', recordDate)] : [])]),
      )
    }),
})
