// The company is on a sanctions list: UN list.
import { factor } from '../factor.ts'
import { listed } from '../texts/listed.ts'

export const sanctionsUn = factor({
  code: 'sanctions-un',
  group: 'sanctions',
  polarity: 'attention',
  points: -30,
  source: 'un',
  basis: 'Резолюции СБ ООН',
  title: ['Санкции: список ООН', 'Sanctions: UN list', '制裁：联合国名单'],
  explanation: [
    'Совпал ИНН или ОГРН. Нет совпадения не значит, что санкций нет: не у всех записей есть номера.',
    'INN or OGRN matched. No match does not mean no sanctions: not every entry carries a number.',
    '税号或登记号匹配。未匹配不代表无制裁，因并非所有记录都有编号。',
  ],
  needs: ['sanctions'],
  check: ({ sanctions }) => listed(sanctions, 'un'),
})
