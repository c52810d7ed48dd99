// The company is registered with the social fund as an insurer.
import { text } from '../evidence.ts'
import { factor, found, notFound } from '../factor.ts'

export const insured = factor({
  code: 'insured',
  group: 'staff',
  polarity: 'positive',
  points: 1,
  source: 'egrul',
  basis: '167-ФЗ, ст. 11',
  title: ['Стоит на учёте в Социальном фонде', 'Registered with the Social Fund', '已在社会基金登记'],
  explanation: ['В реестре есть номер страхователя.', "The register gives the insurer's number.", '登记册载有投保人编号。'],
  needs: ['register'],
  check: ({ register }) => {
    const fund = register.socialInsuranceFund ?? register.pensionFund
    return fund ? found(text('fund', fund.number)) : notFound()
  },
})
