// The company took over the rights and debts of another.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const hasPredecessor = factor({
  code: 'has-predecessor',
  group: 'connections',
  polarity: 'attention',
  points: -1,
  source: 'egrul',
  basis: 'ГК РФ, ст. 58',
  only: 'company',
  title: ['Есть правопредшественник', 'Has a predecessor', '有前身公司'],
  explanation: [
    'Компания приняла права и долги другой: проверьте и её.',
    'The company took over rights and debts of another: check that one too.',
    '公司承继了另一家公司的权利与债务，请一并核查。',
  ],
  needs: ['register'],
  check: ({ register }) =>
    foundIf(register.predecessors.length > 0, ...register.predecessors.slice(0, 5).map(({ name }) => text('predecessor', name))),
})
