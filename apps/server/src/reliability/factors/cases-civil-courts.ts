// Cases in general courts: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const casesCivilCourts = openFactor({
  code: 'cases-civil-courts',
  group: 'courts',
  polarity: 'attention',
  points: -3,
  source: 'sudrf',
  basis: null,
  title: ['Дела в судах общей юрисдикции', 'Cases in general courts', '普通法院案件'],
  explanation: ['Совпадение с отметкой точности.', 'A match with its strength.', '匹配并标注准确度。'],
  reason: 'captcha',
})
