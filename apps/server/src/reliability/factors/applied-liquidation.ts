// Filed for liquidation: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const appliedLiquidation = openFactor({
  code: 'applied-liquidation',
  group: 'registration',
  polarity: 'negative',
  points: -20,
  source: 'applications',
  basis: '129-ФЗ',
  only: 'company',
  title: ['Поданы документы на ликвидацию', 'Filed for liquidation', '已提交清算文件'],
  explanation: ['Заявление подано, решения ещё нет.', 'The paper is filed, not decided yet.', '已提交，尚未决定。'],
  reason: 'captcha',
})
