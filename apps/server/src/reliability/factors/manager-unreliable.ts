// The register marks the entry about the managing company as unreliable.
import { text } from '../evidence.ts'
import { factor, found, notApplicable, notFound } from '../factor.ts'

export const managerUnreliable = factor({
  code: 'manager-unreliable',
  group: 'people',
  polarity: 'negative',
  points: -20,
  source: 'egrul',
  basis: '129-ФЗ, ст. 11 п. 6',
  only: 'company',
  title: ['Недостоверная управляющая компания', 'Unreliable managing company', '管理公司信息不实'],
  explanation: [
    'Сведения об управляющей организации отмечены как недостоверные.',
    'The entry about the managing company is marked as unreliable.',
    '管理公司的信息被标记为不实。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const managers = register.heads.filter(({ kind }) => kind === 'company')
    if (managers.length === 0) return notApplicable('no-manager')
    const marked = managers.filter(({ unreliable }) => unreliable)
    return marked.length > 0 ? found(...marked.map(({ name, unreliable }) => text('company', `${name}: ${unreliable}`))) : notFound()
  },
})
