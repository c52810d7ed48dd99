// Contributions for an employee are far below those of the industry.
import { money } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

export const wagesLow = factor({
  code: 'wages-low',
  group: 'staff',
  polarity: 'attention',
  points: -4,
  source: 'paytax',
  basis: 'ММ-3-06/333@, критерий 5',
  only: 'company',
  title: ['Низкая зарплата по взносам', 'Low wages by contributions', '按社保费推算工资偏低'],
  explanation: [
    'Взносы на одного работника ниже нижней четверти отрасли.',
    'Contributions for one employee are below the lowest quarter of the industry.',
    '人均社保缴费低于行业最低四分位。',
  ],
  needs: ['industry'],
  check: ({ industry }) => {
    const wages = industry.ratios.contributions
    if (!wages) return notChecked('no-neighbours')
    return foundIf(wages.value < wages.lower, money('perEmployee', wages.value, wages.year), money('median', wages.median))
  },
})
