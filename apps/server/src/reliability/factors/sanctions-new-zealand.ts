// The company is on a sanctions list: New Zealand list.
import { factor } from '../factor.ts'
import { listed } from '../texts/listed.ts'

export const sanctionsNewZealand = factor({
  code: 'sanctions-new-zealand',
  group: 'sanctions',
  polarity: 'attention',
  points: -6,
  source: 'zealand',
  basis: 'Новая Зеландия, RSA 2022',
  title: ['Санкции: список Новой Зеландии', 'Sanctions: New Zealand list', '制裁：新西兰名单'],
  explanation: [
    'Совпал ИНН или ОГРН. Нет совпадения не значит, что санкций нет: не у всех записей есть номера.',
    'INN or OGRN matched. No match does not mean no sanctions: not every entry carries a number.',
    '税号或登记号匹配。未匹配不代表无制裁，因并非所有记录都有编号。',
  ],
  needs: ['sanctions'],
  check: ({ sanctions }) => listed(sanctions, 'zealand'),
})
