// The head led companies that the tax service struck off within three years.
import { withinMonths } from '../days.ts'
import { day, text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** ЕГРЮЛ closing codes of exclusion by the tax service. */
const CODES = new Set(['407', '415', '418', '420'])

export const groupExcluded = factor({
  code: 'group-excluded',
  group: 'connections',
  polarity: 'negative',
  points: -8,
  source: 'own',
  basis: '129-ФЗ, ст. 23 п. 1 «ф»',
  only: 'company',
  title: ['Компании руководителя исключены из реестра', "The head's companies were struck off", '负责人的其他公司被除名'],
  explanation: [
    'За три года налоговая исключила компанию того же руководителя. Был ли у неё долг, по реестру не видно.',
    'Within three years a company of the same head was struck off. The register does not show whether it owed anything.',
    '三年内同一负责人的公司被除名，登记册未显示其是否欠款。',
  ],
  needs: ['group'],
  check: ({ group }, { today }) => {
    if (group.companies.length === 0) return notApplicable('no-group')
    const excluded = group.companies.filter(
      ({ relation, statusCode, closedOn }) =>
        relation === 'shared_head' && statusCode && CODES.has(statusCode) && withinMonths(closedOn, today, 36),
    )
    return foundIf(
      excluded.length > 0,
      ...excluded.slice(0, 5).flatMap(({ name, closedOn }) => [text('company', name), ...(closedOn ? [day('closed', closedOn)] : [])]),
    )
  },
})
