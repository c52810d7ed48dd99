// Open vacancies: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const vacancies = openFactor({
  code: 'vacancies',
  group: 'staff',
  polarity: 'positive',
  points: 2,
  source: 'jobs',
  basis: null,
  only: 'company',
  title: ['Открытые вакансии', 'Open vacancies', '招聘中'],
  explanation: ['Компания ищет работников.', 'The company is hiring.', '公司正在招聘。'],
  reason: 'no-importer',
})
