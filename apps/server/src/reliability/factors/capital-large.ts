// The share capital is half a million rubles or more.
import { money } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** 500 000 rubles in kopecks. */
const LARGE = 50_000_000

export const capitalLarge = factor({
  code: 'capital-large',
  group: 'registration',
  polarity: 'positive',
  points: 4,
  source: 'egrul',
  basis: null,
  only: 'company',
  title: ['Большой уставный капитал', 'Large share capital', '注册资本较大'],
  explanation: ['Капитал от 500 000 ₽.', 'The capital is 500,000 rubles or more.', '注册资本达50万卢布以上。'],
  needs: ['register'],
  check: ({ register: { row } }) =>
    row.capitalKopecks === null
      ? notApplicable('no-capital')
      : foundIf(Number(row.capitalKopecks) >= LARGE, money('capital', Number(row.capitalKopecks))),
})
