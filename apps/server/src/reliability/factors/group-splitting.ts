// Signs that one business is split among companies on the simplified regime.
import { count, money, text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** Income from which VAT is due on the simplified regime in 2026: 20 million rubles, in kopecks. */
const VAT_LIMIT = 2_000_000_000

const sameClass = (a: string | null, b: string | null): boolean => a !== null && b !== null && a.slice(0, 2) === b.slice(0, 2)

export const groupSplitting = factor({
  code: 'group-splitting',
  group: 'taxes',
  polarity: 'attention',
  points: -8,
  source: 'own',
  basis: 'НК РФ, ст. 54.1, 145',
  only: 'company',
  title: ['Признаки дробления', 'Signs of splitting', '拆分业务迹象'],
  explanation: [
    'Общий руководитель или адрес, один класс ОКВЭД, все на УСН, а вместе доходы выше порога НДС.',
    'A common head or address, one class of activity, all on the simplified regime, together above the VAT limit.',
    '共同负责人或地址、同类活动、均用简化税制，合计收入超过增值税门槛。',
  ],
  needs: ['group', 'register', 'regimes', 'incomes'],
  check: ({ group, register: { row }, regimes, incomes }) => {
    if (!regimes.regimes.includes('usn')) return notApplicable('no-simplified')
    const twins = group.companies.filter(
      (other) =>
        !other.closedOn &&
        other.simplified === true &&
        other.incomeKopecks !== undefined &&
        sameClass(other.okvedCode, row.okvedCode) &&
        (other.relation === 'shared_head' || (other.address !== null && other.address === row.address)),
    )
    const total = twins.reduce((sum, { incomeKopecks = 0 }) => sum + incomeKopecks, incomes.incomeKopecks)
    return foundIf(
      twins.length > 0 && incomes.incomeKopecks <= VAT_LIMIT && total > VAT_LIMIT,
      count('companies', twins.length + 1),
      money('income', total),
      ...twins.slice(0, 5).map(({ name }) => text('company', name)),
    )
  },
})
