// The tax burden is below that of the industry.
import { percent } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

export const taxBurdenLow = factor({
  code: 'tax-burden-low',
  group: 'taxes',
  polarity: 'negative',
  points: -8,
  source: 'paytax',
  basis: 'ММ-3-06/333@, критерий 1',
  only: 'company',
  title: ['Налоговая нагрузка ниже отрасли', 'Tax burden below the industry', '税负低于行业'],
  explanation: [
    'Налоги к доходам ниже нижней четверти компаний той же отрасли.',
    'Taxes against income are below the lowest quarter of the industry.',
    '税款占收入比例低于行业最低四分位。',
  ],
  needs: ['industry'],
  check: ({ industry }) => {
    const burden = industry.ratios.tax_burden
    if (!burden) return notChecked('no-neighbours')
    return foundIf(burden.value < burden.lower, percent('burden', burden.value, burden.year), percent('median', burden.median))
  },
})
