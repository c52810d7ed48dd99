// A foreign company holds a share.
import { percent, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const founderForeign = factor({
  code: 'founder-foreign',
  group: 'people',
  polarity: 'attention',
  points: -2,
  source: 'egrul',
  basis: null,
  only: 'company',
  title: ['Иностранный учредитель', 'A foreign founder', '外国创始人'],
  explanation: [
    'Среди участников есть иностранная компания: возможны ограничения на сделки и выплаты.',
    'A foreign company is among the members: deals and payments may be restricted.',
    '股东中有外国公司，交易和付款可能受限。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const foreign = register.founders.filter(({ kind }) => kind === 'foreign')
    return foundIf(
      foreign.length > 0,
      ...foreign.flatMap(({ name, country, share }) => [
        text('country', [name, country].filter(Boolean).join(', ') || '—'),
        ...(share.percent === undefined ? [] : [percent('share', share.percent / 100)]),
      ]),
    )
  },
})
