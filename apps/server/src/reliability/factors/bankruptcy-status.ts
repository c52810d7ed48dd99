// The register itself says that the company is bankrupt.
import { day, text } from '../evidence.ts'
import { factor, found, notFound } from '../factor.ts'

export const bankruptcyStatus = factor({
  code: 'bankruptcy-status',
  group: 'bankruptcy',
  polarity: 'stop',
  points: -60,
  source: 'egrul',
  basis: '127-ФЗ, ст. 124',
  only: 'company',
  title: ['Открыто конкурсное производство', 'Bankruptcy estate is opened', '已启动破产清算'],
  explanation: [
    'В ЕГРЮЛ внесена запись: компания признана банкротом.',
    'The register records that the company is declared bankrupt.',
    '登记册载明公司已被宣告破产。',
  ],
  needs: ['register'],
  check: ({ register: { row, statusWording, statusSince } }) =>
    row.statusCode === '117'
      ? found(text('status', statusWording ?? row.statusName), ...(statusSince ? [day('since', statusSince)] : []))
      : notFound(),
})
