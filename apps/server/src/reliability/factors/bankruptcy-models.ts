// Well-known models of bankruptcy risk applied to the newest accounts.

import { inNewestYear } from '../accounts-lines.ts'
import { bankruptcyModels } from '../bankruptcy-models.ts'
import { count, ratio, text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

const NEEDED = ['1200', '1300', '1500', '1600', '2110', '2300', '2400'] as const
/** Of five. */
const MOST = 3

export const bankruptcyRisk = factor({
  code: 'bankruptcy-models',
  group: 'finances',
  polarity: 'attention',
  points: -6,
  source: 'girbo',
  basis: 'Альтман, Таффлер, Лис, Спрингейт, Олсон',
  only: 'company',
  title: ['Вероятность банкротства по моделям', 'Risk of bankruptcy by models', '模型显示的破产风险'],
  explanation: [
    'Три и больше из пяти известных методик показывают высокий риск. Это оценка, а не прогноз.',
    'Three or more of five known models show a high risk. It is an estimate, not a forecast.',
    '五种知名模型中三种以上显示高风险，仅为估计而非预测。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, NEEDED, (lines, year) => {
      if (lines['1600'] <= 0 || lines['1500'] <= 0 || lines['2110'] <= 0) return notApplicable('no-receipts')
      const models = bankruptcyModels(year)
      const high = models.filter(({ isHigh }) => isHigh)
      return foundIf(
        high.length >= MOST,
        count('models', high.length),
        ...models.flatMap(({ name, value }) => [text('model', name), ratio('coefficient', value, year.year)]),
      )
    }),
})
