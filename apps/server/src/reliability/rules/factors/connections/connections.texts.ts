// Texts of the reliability report about the factors of `connections.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const connectionsTexts = {
  'group-bankrupt': {
    ru: ['Связанные компании обанкротились', 'Компания с тем же руководителем, учредителем или дочерняя прошла через банкротство.'],
    en: ['Linked companies went bankrupt', 'A company with the same head or founder, or a subsidiary, went through bankruptcy.'],
    'zh-CN': ['关联公司破产', '同一负责人、创始人的公司或子公司曾破产。'],
  },
  'group-excluded': {
    ru: [
      'Компании руководителя исключены из реестра',
      'За три года налоговая исключила компанию того же руководителя. Был ли у неё долг, по реестру не видно.',
    ],
    en: [
      "The head's companies were struck off",
      'In the last three years the tax service struck off a company with the same head. The register does not show whether it owed anything.',
    ],
    'zh-CN': ['负责人的其他公司被除名', '三年内同一负责人的公司被除名，登记册未显示其是否欠款。'],
  },
  'group-holding': {
    ru: ['Есть дочерние компании', 'Компания участвует в капитале действующих компаний.'],
    en: ['Has subsidiaries', 'The company holds shares in active companies.'],
    'zh-CN': ['拥有子公司', '公司持有存续公司的股份。'],
  },
  'group-liquidating': {
    ru: ['Связанная компания закрывается', 'Компания с общим руководителем или учредителем ликвидируется или исключается из реестра.'],
    en: ['A linked company is closing', 'A company with the same head or founder is being liquidated or struck off.'],
    'zh-CN': ['关联公司正在关闭', '同一负责人或创始人的公司正在清算或被除名。'],
  },
  'has-predecessor': {
    ru: ['Есть правопредшественник', 'Компания приняла права и долги другой: проверьте и её.'],
    en: ['Has a predecessor', 'The company took over the rights and debts of another: check that one too.'],
    'zh-CN': ['有前身公司', '公司承继了另一家公司的权利与债务，请一并核查。'],
  },
} satisfies Record<string, FactorTexts>
