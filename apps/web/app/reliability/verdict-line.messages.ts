// The verdict in a line, as it stands over every tab of a card.

import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { russianVerdict } from '@sverka/contract/company-card/verdict.russian.rules'
import { defineTexts } from '../i18n/catalogue.ts'

export const verdictLineMessages = defineTexts({
  purposes: {
    ru: russianVerdict.purposes,
    en: { prepayment: 'Prepayment', deferral: 'Deferral', contractor: 'Contractor', share: 'Buying a share' },
    zh: { prepayment: '预付款', deferral: '赊销', contractor: '承包商', share: '收购股份' },
  },
  verdicts: {
    ru: russianVerdict.verdicts,
    en: { proceed: 'No remarks', caution: 'With conditions', refuse: 'Not now', impossible: 'Impossible', unknown: 'Too little data' },
    zh: { proceed: '无异常', caution: '有条件', refuse: '暂不建议', impossible: '不可能', unknown: '数据不足' },
  },
  uncheckedCount: {
    ru: (count: number) => `Не проверялось: ${count}`,
    en: (count: number) => `Not checked: ${count}`,
    zh: (count: number) => `未核查：${count}`,
  },
  stop: {
    ru: (title: string) => `Стоп: ${insideSentence(title)}`,
    en: (title: string) => `Stop: ${insideSentence(title)}`,
    zh: (title: string) => `停止：${title}`,
  },
})
