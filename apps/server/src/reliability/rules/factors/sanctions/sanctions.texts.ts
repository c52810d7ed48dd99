// Texts of the reliability report about the factors of `sanctions.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const sanctionsTexts = {
  'illegal-finance': {
    ru: ['Признаки нелегальной финдеятельности', 'В списке Банка России по точному ИНН.'],
    en: ['Signs of illegal financial activity', 'On the Bank of Russia’s list, by an exact INN match.'],
    'zh-CN': ['非法金融活动迹象', '税号列入俄罗斯银行名单。'],
  },
  'owner-sanctioned': {
    ru: ['Владелец под санкциями', 'Лицо из списка владеет половиной и больше: ограничения действуют и на компанию.'],
    en: ['The owner is under sanctions', 'A listed person owns half or more: the restrictions apply to the company too.'],
    'zh-CN': ['所有者受制裁', '名单中人员持股过半，限制同样适用于公司。'],
  },
} satisfies Record<string, FactorTexts>
