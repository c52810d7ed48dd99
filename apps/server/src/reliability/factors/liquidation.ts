// The company is being liquidated: a decision or a liquidator is recorded.
import { day, text } from '../evidence.ts'
import { factor, found, ifLiving, notFound } from '../factor.ts'

/** Posts of ЕГРЮЛ: head of the liquidation commission, liquidator. */
const LIQUIDATORS = new Set(['04', '05'])

export const liquidation = factor({
  code: 'liquidation',
  group: 'registration',
  polarity: 'stop',
  points: -60,
  source: 'egrul',
  basis: 'ГК РФ, ст. 61–63',
  only: 'company',
  title: ['В процессе ликвидации', 'Being liquidated', '正在清算'],
  explanation: [
    'Внесены решение о ликвидации или ликвидатор: новые обязательства компания скорее всего не исполнит.',
    'A decision to liquidate or a liquidator is recorded: new obligations will hardly be met.',
    '已登记清算决定或清算人，新的义务很可能无法履行。',
  ],
  needs: ['register'],
  check: ({ register }) =>
    ifLiving(register, () => {
      if (register.row.statusCode === '101') {
        const since = register.statusSince ? [day('since', register.statusSince)] : []
        return found(text('status', register.statusWording ?? register.row.statusName), ...since)
      }
      const liquidator = register.heads.find(({ postCode }) => postCode && LIQUIDATORS.has(postCode))
      return liquidator ? found(text('person', `${liquidator.name}, ${liquidator.post ?? 'ликвидатор'}`)) : notFound()
    }),
})
