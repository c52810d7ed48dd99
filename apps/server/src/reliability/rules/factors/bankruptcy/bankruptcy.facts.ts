// Sentence templates with which the reliability report states findings of the factors of `bankruptcy.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. ` // ` separates alternatives: the next one is used if the one before lacks a value. A form of the value may follow the label:
// `:inside` the text with a small first letter, for the middle of a sentence. ЕГРЮЛ is the state register of companies, ЕФРСБ the register of
// bankruptcy messages.
import type { FactTexts } from '../../fact.ts'

export const bankruptcyFacts = {
  'bankruptcy-ended': [
    'Дело о банкротстве[ {case}] прекращено, сообщение {published}',
    'Bankruptcy case[ {case}] terminated, notice of {published}',
    '破产案件[{case}]已终止，公告日期{published}',
  ],
  'bankruptcy-messages': [
    '{messages|сообщение|сообщения|сообщений} о банкротстве за год[, последнее {published}]',
    '{messages|bankruptcy notice|bankruptcy notices} in a year[, the latest on {published}]',
    '一年内破产公告{messages}条[，最近{published}]',
  ],
  'bankruptcy-status': [
    'Статус в ЕГРЮЛ с {since}: {status:inside} // Статус в ЕГРЮЛ: {status:inside}',
    'Status in the register since {since}: {status} // Status in the register: {status}',
    '登记册状态（自{since}）：{status} // 登记册状态：{status}',
  ],
  bankruptcy: [
    'Сообщение ЕФРСБ от {published}: {message:inside}',
    'Bankruptcy register notice of {published}: {message}',
    '{published}公告：{message}',
  ],
  'no-bankruptcy': [
    'ЕФРСБ ответил: ни одного сообщения о банкротстве',
    'The bankruptcy register responded: no bankruptcy notices',
    '登记册已答复：没有任何破产公告',
  ],
} satisfies Record<string, FactTexts>
