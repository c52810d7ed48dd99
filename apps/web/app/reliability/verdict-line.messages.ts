// Texts of a verdict of the reliability report in one line: kind of deal, verdict, stop factor, number of stop factors not checked.

import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { russianVerdict } from '@sverka/contract/company-card/verdict.russian.rules'
import { defineTexts, translated } from '../i18n/catalogue.ts'

export const verdictLineMessages = defineTexts({
  purposes: translated(russianVerdict.purposes, {
    prepayment: { en: 'Prepayment', zh: '预付款' },
    deferral: { en: 'Deferral', zh: '赊销' },
    contractor: { en: 'Contractor', zh: '承包商' },
    share: { en: 'Buying a share', zh: '收购股份' },
  }),
  verdicts: translated(russianVerdict.verdicts, {
    proceed: { en: 'No remarks', zh: '无异常' },
    caution: { en: 'With conditions', zh: '有条件' },
    refuse: { en: 'Not now', zh: '暂不建议' },
    impossible: { en: 'Impossible', zh: '不可能' },
    unknown: { en: 'Too little data', zh: '数据不足' },
  }),
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
