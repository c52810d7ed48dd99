// The company is on a sanctions list: BIS Entity List.
import { factor } from '../factor.ts'
import { listed } from '../texts/listed.ts'

export const sanctionsBis = factor({
  code: 'sanctions-bis',
  group: 'sanctions',
  polarity: 'attention',
  points: -12,
  source: 'bis',
  basis: 'США, BIS: Entity List',
  title: ['Санкции: BIS Entity List', 'Sanctions: BIS Entity List', '制裁：BIS 实体清单'],
  explanation: [
    'Совпал ИНН или ОГРН. Нет совпадения не значит, что санкций нет: не у всех записей есть номера.',
    'INN or OGRN matched. No match does not mean no sanctions: not every entry carries a number.',
    '税号或登记号匹配。未匹配不代表无制裁，因并非所有记录都有编号。',
  ],
  needs: ['sanctions'],
  check: ({ sanctions }) => listed(sanctions, 'bis'),
})
