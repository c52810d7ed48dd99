// The company owns a living trademark.
import { count, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const trademarks = factor({
  code: 'trademarks',
  group: 'permits',
  polarity: 'positive',
  points: 3,
  source: 'trademarks',
  basis: 'ГК РФ, ст. 1477',
  title: ['Товарные знаки', 'Trademarks', '商标'],
  explanation: [
    'Компания вложилась в имя: знак действует.',
    'The company has invested in its name: the mark is in force.',
    '公司投资于品牌，商标有效。',
  ],
  needs: ['trademarks'],
  absence: 'not_found',
  check: ({ trademarks: { trademarks: marks } }, { today }) => {
    const living = marks.filter(({ expiresOn }) => !expiresOn || expiresOn >= today)
    return foundIf(
      living.length > 0,
      count('trademarks', living.length),
      ...living.slice(0, 3).map(({ number, url }) => text('trademark', number, url)),
    )
  },
})
