// Sentence templates with which the reliability report states findings of the factors of `sanctions.ts` and `lists.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence. `[…]` is left out if a value in it is missing.
import type { FactTexts } from '../../fact.ts'

export const sanctionsFacts = {
  'illegal-finance': [
    'Банк России видит признаки нелегальной деятельности, совпал ИНН',
    'The Bank of Russia sees signs of illegal activity, the INN matched',
    '俄罗斯银行名单载有非法金融活动迹象，税号吻合',
  ],
  'owner-sanctioned': [
    'Владелец {person}[ ({share})] в списке: {list}',
    'The owner {person}[ ({share})] is on a list: {list}',
    '所有者{person}[（{share}）]列入名单：{list}',
  ],
} satisfies Record<string, FactTexts>

/** One sentence for every list. */
export const listFact: FactTexts = [
  'В списке {list}: {company}[, совпал {matched}]',
  'On the list {list}: {company}[, matched by {matched}]',
  '列入名单{list}：{company}',
]
