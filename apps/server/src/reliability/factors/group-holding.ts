// The company has living subsidiaries.
import { count, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const groupHolding = factor({
  code: 'group-holding',
  group: 'connections',
  polarity: 'positive',
  points: 2,
  source: 'own',
  basis: null,
  only: 'company',
  title: ['Есть дочерние компании', 'Has subsidiaries', '拥有子公司'],
  explanation: [
    'Компания участвует в капитале действующих компаний.',
    'The company holds shares of living companies.',
    '公司持有存续公司的股份。',
  ],
  needs: ['group'],
  check: ({ group }) => {
    const living = group.companies.filter(({ relation, closedOn }) => relation === 'subsidiary' && !closedOn)
    return foundIf(living.length > 0, count('living', living.length), ...living.slice(0, 3).map(({ name }) => text('company', name)))
  },
})
