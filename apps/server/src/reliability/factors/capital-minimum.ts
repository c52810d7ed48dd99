// The share capital is the smallest the law allows.
import { money } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** 10 000 rubles in kopecks. */
const MINIMUM = 1_000_000

export const capitalMinimum = factor({
  code: 'capital-minimum',
  group: 'registration',
  polarity: 'attention',
  points: -3,
  source: 'egrul',
  basis: '14-ФЗ, ст. 14',
  only: 'company',
  title: ['Минимальный уставный капитал', 'Minimum share capital', '最低注册资本'],
  explanation: [
    'Капитал равен 10 000 ₽: столько участники гарантируют кредиторам.',
    'The capital is 10,000 rubles: that is all the members guarantee to creditors.',
    '注册资本为1万卢布，这是股东对债权人的全部保证。',
  ],
  needs: ['register'],
  check: ({ register: { row } }) =>
    row.capitalKopecks === null
      ? notApplicable('no-capital')
      : foundIf(Number(row.capitalKopecks) === MINIMUM, money('capital', Number(row.capitalKopecks))),
})
