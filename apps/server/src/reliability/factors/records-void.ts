// Records of the register about the company were declared void.
import { count, day } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const recordsVoid = factor({
  code: 'records-void',
  group: 'registration',
  polarity: 'attention',
  points: -4,
  source: 'egrul',
  basis: '129-ФЗ, ст. 25',
  title: ['Записи реестра признаны недействительными', 'Register records declared void', '登记记录被宣告无效'],
  explanation: [
    'Отдельные записи о компании признаны недействительными или ошибочными.',
    'Some records about the company were declared void or mistaken.',
    '部分登记记录被宣告无效或错误。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const records = register.history.filter(({ void: isVoid }) => isVoid)
    return foundIf(records.length > 0, count('records', records.length), ...records.slice(0, 5).map(({ date }) => day('since', date)))
  },
})
