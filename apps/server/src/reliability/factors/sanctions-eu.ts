// The company is on a sanctions list: EU list.
import { factor } from '../factor.ts'
import { listed } from '../texts/listed.ts'

export const sanctionsEu = factor({
  code: 'sanctions-eu',
  group: 'sanctions',
  polarity: 'attention',
  points: -20,
  source: 'eu',
  basis: 'Евросоюз, 269/2014',
  title: ['Санкции: список ЕС', 'Sanctions: EU list', '制裁：欧盟名单'],
  explanation: [
    'Совпал ИНН или ОГРН. Нет совпадения не значит, что санкций нет: не у всех записей есть номера.',
    'INN or OGRN matched. No match does not mean no sanctions: not every entry carries a number.',
    '税号或登记号匹配。未匹配不代表无制裁，因并非所有记录都有编号。',
  ],
  needs: ['sanctions'],
  check: ({ sanctions }) => listed(sanctions, 'eu'),
})
