// Does not answer the tax service: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const ignoresTaxService = openFactor({
  code: 'ignores-tax-service',
  group: 'taxes',
  polarity: 'negative',
  points: -8,
  source: 'pb',
  basis: 'ММ-3-06/333@, критерий 9',
  only: 'company',
  title: ['Не отвечает на требования налоговой', 'Does not answer the tax service', '不回应税务机关要求'],
  explanation: ['Видят только операторы отчётности.', 'Seen by reporting operators only.', '仅申报运营商可见。'],
  reason: 'no-open-data',
})
