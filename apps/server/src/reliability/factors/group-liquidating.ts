// A tied living company is being liquidated or struck off.
import { text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

const CODES = new Set(['101', '105', '107', '108', '110'])

export const groupLiquidating = factor({
  code: 'group-liquidating',
  group: 'connections',
  polarity: 'attention',
  points: -3,
  source: 'own',
  basis: null,
  only: 'company',
  title: ['Связанная компания закрывается', 'A tied company is closing', '关联公司正在关闭'],
  explanation: [
    'Компания с общим руководителем или учредителем ликвидируется или исключается из реестра.',
    'A company of the same head or founder is being liquidated or struck off.',
    '同一负责人或创始人的公司正在清算或被除名。',
  ],
  needs: ['group'],
  check: ({ group }) => {
    if (group.companies.length === 0) return notApplicable('no-group')
    const closing = group.companies.filter(({ statusCode, closedOn }) => !closedOn && statusCode && CODES.has(statusCode))
    return foundIf(closing.length > 0, ...closing.slice(0, 5).map(({ name, inn }) => text('company', inn ? `${name}, ${inn}` : name)))
  },
})
