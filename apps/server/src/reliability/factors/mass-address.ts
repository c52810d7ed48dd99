// Many living companies share the building.
import { count } from '../evidence.ts'
import { factor, foundIf, foundWorth, notChecked } from '../factor.ts'

/** The tax service's thresholds differ by region: 10 is common, 30 is high anywhere. */
const MANY = 10
const HIGH = 30

export const massAddress = factor({
  code: 'mass-address',
  group: 'address',
  polarity: 'negative',
  points: -12,
  source: 'own',
  basis: 'Пленум ВАС № 61',
  only: 'company',
  title: ['Массовый адрес', 'Mass address', '集中注册地址'],
  explanation: [
    'По адресу дома зарегистрировано 10 и больше действующих компаний; от 30 баллы вдвое больше.',
    'Ten or more living companies are registered in the building; from 30 on the points double.',
    '该楼宇登记有10家以上存续公司；30家以上扣分加倍。',
  ],
  needs: ['places'],
  check: ({ places: { building } }) => {
    if (!building) return notChecked('no-address')
    const proofs = [count('living', building.living), count('everRegistered', building.total)]
    return building.living >= HIGH
      ? foundWorth(-12, ...proofs)
      : building.living >= MANY
        ? foundWorth(-6, ...proofs)
        : foundIf(false, ...proofs)
  },
})
