// Activity fits the deal: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const activityFits = openFactor({
  code: 'activity-fits',
  group: 'registration',
  polarity: 'positive',
  points: 3,
  source: 'egrul',
  basis: 'БВ-4-7/3060@',
  title: ['ОКВЭД подходит к предмету сделки', 'Activity fits the deal', '经营活动符合交易标的'],
  explanation: [
    'Класс ОКВЭД совпадает с предметом вашей сделки.',
    'The class of activity fits the subject of your deal.',
    '经营类别与交易标的一致。',
  ],
  reason: 'needs-deal',
})
