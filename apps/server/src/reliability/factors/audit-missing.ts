// Obligatory audit is missing: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const auditMissing = openFactor({
  code: 'audit-missing',
  group: 'finances',
  polarity: 'attention',
  points: -4,
  source: 'girbo',
  basis: '307-ФЗ, ст. 5',
  only: 'company',
  title: ['Нет обязательного аудита', 'Obligatory audit is missing', '缺少法定审计'],
  explanation: [
    'Выручка больше 800 млн или активы больше 400 млн ₽ без заключения.',
    'Revenue above 800 or assets above 400 million rubles without an opinion.',
    '收入超8亿或资产超4亿卢布而无审计意见。',
  ],
  reason: 'no-importer',
})
