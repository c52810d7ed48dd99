// The net margin is below that of the industry.
import { percent } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

/** The tax service's criterion: lower by a tenth or more. */
const LOWER = 0.9

export const marginBelowIndustry = factor({
  code: 'margin-below-industry',
  group: 'finances',
  polarity: 'negative',
  points: -4,
  source: 'girbo',
  basis: 'ММ-3-06/333@, критерий 11',
  only: 'company',
  title: ['Рентабельность ниже отрасли', 'Margin below the industry', '利润率低于行业'],
  explanation: [
    'Чистая рентабельность ниже медианы отрасли на 10 % и больше.',
    'The net margin is a tenth or more below the median of the industry.',
    '净利率比行业中位数低10%以上。',
  ],
  needs: ['industry'],
  check: ({ industry }) => {
    const margin = industry.ratios.margin
    if (!margin) return notChecked('no-neighbours')
    const floor = margin.median > 0 ? margin.median * LOWER : margin.median
    return foundIf(margin.value < floor, percent('margin', margin.value, margin.year), percent('median', margin.median))
  },
})
