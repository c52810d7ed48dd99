// The company moved between tax offices twice or more.
import { monthsBefore } from '../days.ts'
import { count, day } from '../evidence.ts'
import { factor, foundIf, ifLiving } from '../factor.ts'

/** Kind of register record: entry about tax registration at the seat. */
const TAX_OFFICE = '13200'

export const taxOfficeMigration = factor({
  code: 'tax-office-migration',
  group: 'address',
  polarity: 'negative',
  points: -10,
  source: 'egrul',
  basis: 'ММ-3-06/333@, критерий 10',
  only: 'company',
  title: ['Миграция между налоговыми', 'Moves between tax offices', '频繁变更税务机关'],
  explanation: [
    'Две и больше постановки на учёт за три года, не считая первой.',
    'Two or more tax registrations within three years besides the first.',
    '三年内除首次外有两次以上税务登记。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) =>
    ifLiving(register, () => {
      const all = register.history.filter(({ kind, void: isVoid }) => kind.code === TAX_OFFICE && !isVoid).map(({ date }) => date)
      const moves = [...all].sort().slice(1)
      const recent = moves.filter((date) => date > monthsBefore(today, 36))
      return foundIf(recent.length >= 2, count('records', recent.length), ...recent.map((date) => day('since', date)))
    }),
})
