// The register marks the address as unreliable.
import { text } from '../evidence.ts'
import { factor, found, notFound } from '../factor.ts'

export const addressUnreliable = factor({
  code: 'address-unreliable',
  group: 'address',
  polarity: 'stop',
  points: -40,
  source: 'egrul',
  basis: '129-ФЗ, ст. 11 п. 6',
  only: 'company',
  title: ['Недостоверный адрес', 'Unreliable address', '地址不实'],
  explanation: [
    'Налоговая проверила адрес и внесла отметку о недостоверности.',
    'The tax service checked the address and marked it as unreliable.',
    '税务机关核查后将地址标记为不实。',
  ],
  needs: ['register'],
  check: ({ register }) => (register.addressUnreliable ? found(text('remark', register.addressUnreliable)) : notFound()),
})
