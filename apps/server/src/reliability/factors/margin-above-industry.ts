// The net margin is in the upper quarter of the industry.
import { percent } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

export const marginAboveIndustry = factor({
  code: 'margin-above-industry',
  group: 'finances',
  polarity: 'positive',
  points: 3,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Рентабельность в верхней четверти отрасли', 'Margin in the upper quarter of the industry', '利润率居行业前四分之一'],
  explanation: [
    'Чистая рентабельность выше, чем у трёх четвертей компаний отрасли.',
    'The net margin is higher than that of three quarters of the industry.',
    '净利率高于行业四分之三的公司。',
  ],
  needs: ['industry'],
  check: ({ industry }) => {
    const margin = industry.ratios.margin
    if (!margin) return notChecked('no-neighbours')
    return foundIf(
      margin.value > margin.upper && margin.value > 0,
      percent('margin', margin.value, margin.year),
      percent('median', margin.median),
    )
  },
})
