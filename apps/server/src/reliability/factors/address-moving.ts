// The company decided to move its seat.
import { text } from '../evidence.ts'
import { factor, found, ifLiving, notFound } from '../factor.ts'

export const addressMoving = factor({
  code: 'address-moving',
  group: 'address',
  polarity: 'attention',
  points: -4,
  source: 'egrul',
  basis: '129-ФЗ, ст. 17 п. 6',
  only: 'company',
  title: ['Меняет место нахождения', 'Moving its seat', '正在变更住所'],
  explanation: [
    'Принято решение о переезде: налоговая и реквизиты скоро сменятся.',
    'A decision to move: the tax office and the details will change soon.',
    '已决定迁址，税务机关和登记信息即将变更。',
  ],
  needs: ['register'],
  check: ({ register }) =>
    ifLiving(register, () => {
      const moving =
        register.moving ?? (register.row.statusCode === '112' ? (register.statusWording ?? register.row.statusName) : undefined)
      return moving ? found(text('remark', moving)) : notFound()
    }),
})
