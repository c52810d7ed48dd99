// The company is on a sanctions list: Swiss list.
import { factor } from '../factor.ts'
import { listed } from '../texts/listed.ts'

export const sanctionsSwitzerland = factor({
  code: 'sanctions-switzerland',
  group: 'sanctions',
  polarity: 'attention',
  points: -10,
  source: 'seco',
  basis: 'Швейцария, EmbA',
  title: ['Санкции: список Швейцарии', 'Sanctions: Swiss list', '制裁：瑞士名单'],
  explanation: [
    'Совпал ИНН или ОГРН. Нет совпадения не значит, что санкций нет: не у всех записей есть номера.',
    'INN or OGRN matched. No match does not mean no sanctions: not every entry carries a number.',
    '税号或登记号匹配。未匹配不代表无制裁，因并非所有记录都有编号。',
  ],
  needs: ['sanctions'],
  check: ({ sanctions }) => listed(sanctions, 'seco'),
})
