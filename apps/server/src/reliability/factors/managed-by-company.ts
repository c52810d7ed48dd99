// A managing company stands in place of a director.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const managedByCompany = factor({
  code: 'managed-by-company',
  group: 'people',
  polarity: 'attention',
  points: -2,
  source: 'egrul',
  basis: '14-ФЗ, ст. 42',
  only: 'company',
  title: ['Управляющая компания вместо директора', 'A managing company instead of a director', '由管理公司代替经理'],
  explanation: [
    'Договор подписывает представитель управляющей компании: проверьте и её.',
    'Contracts are signed for the managing company: check that one too.',
    '合同由管理公司代表签署，请一并核查。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const managers = register.heads.filter(({ kind }) => kind === 'company')
    return foundIf(managers.length > 0, ...managers.map(({ name }) => text('company', name)))
  },
})
