// Sentence templates of the factors of `bankruptcy.ts` (ru, en, zh): `{label}` is a value of the evidence, `{label:way}` the same in another form,
// `[…]` is dropped without its value, and the alternative after ` // ` is used if another value is missing.
import type { FactTexts } from '../../fact.ts'

export const bankruptcyFacts = {
  'bankruptcy-ended': [
    'Дело о банкротстве[ {case}] прекращено, сообщение {published}',
    'The bankruptcy case[ {case}] ended, message of {published}',
    '破产案件[{case}]已终止，公告日期{published}',
  ],
  'bankruptcy-messages': [
    '{messages|сообщение|сообщения|сообщений} о банкротстве за год[, последнее {published}]',
    '{messages|message|messages} on bankruptcy within a year[, the last on {published}]',
    '一年内破产公告{messages}条[，最近{published}]',
  ],
  'bankruptcy-status': [
    'Статус в ЕГРЮЛ с {since}: {status:inside} // Статус в ЕГРЮЛ: {status:inside}',
    'Status in the register since {since}: {status} // Status in the register: {status}',
    '登记册状态（自{since}）：{status} // 登记册状态：{status}',
  ],
  bankruptcy: ['Сообщение ЕФРСБ от {published}: {message:inside}', 'Message of {published}: {message}', '{published}公告：{message}'],
  'no-bankruptcy': [
    'ЕФРСБ ответил: ни одного сообщения о банкротстве',
    'The register answered: not one message on bankruptcy',
    '登记册已答复：没有任何破产公告',
  ],
} satisfies Record<string, FactTexts>
