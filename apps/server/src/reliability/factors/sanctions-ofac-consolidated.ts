// The company is on a sanctions list: OFAC SSI, NS-CMIC.
import { factor } from '../factor.ts'
import { listed } from '../texts/listed.ts'

export const sanctionsOfacConsolidated = factor({
  code: 'sanctions-ofac-consolidated',
  group: 'sanctions',
  polarity: 'attention',
  points: -12,
  source: 'ofacConsolidated',
  basis: 'США, OFAC: SSI, NS-CMIC',
  title: ['Санкции: OFAC SSI, NS-CMIC', 'Sanctions: OFAC SSI, NS-CMIC', '制裁：OFAC SSI, NS-CMIC'],
  explanation: [
    'Совпал ИНН или ОГРН. Нет совпадения не значит, что санкций нет: не у всех записей есть номера.',
    'INN or OGRN matched. No match does not mean no sanctions: not every entry carries a number.',
    '税号或登记号匹配。未匹配不代表无制裁，因并非所有记录都有编号。',
  ],
  needs: ['sanctions'],
  check: ({ sanctions }) => listed(sanctions, 'ofacConsolidated'),
})
