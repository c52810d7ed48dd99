// The company is on a sanctions list: OFAC SDN.
import { factor } from '../factor.ts'
import { listed } from '../texts/listed.ts'

export const sanctionsOfacSdn = factor({
  code: 'sanctions-ofac-sdn',
  group: 'sanctions',
  polarity: 'attention',
  points: -25,
  source: 'ofacSdn',
  basis: 'США, OFAC: SDN',
  title: ['Санкции: OFAC SDN', 'Sanctions: OFAC SDN', '制裁：OFAC SDN'],
  explanation: [
    'Совпал ИНН или ОГРН. Нет совпадения не значит, что санкций нет: не у всех записей есть номера.',
    'INN or OGRN matched. No match does not mean no sanctions: not every entry carries a number.',
    '税号或登记号匹配。未匹配不代表无制裁，因并非所有记录都有编号。',
  ],
  needs: ['sanctions'],
  check: ({ sanctions }) => listed(sanctions, 'ofacSdn'),
})
