// Sentences of the recommended next steps about a deal, and of what would change a verdict, in three languages.
import type { Texts } from './texts.ts'

/** Recommended steps by code. Those that end in `-and-watch` follow a verdict without remarks; the others answer a finding or a verdict. */
export const factorActions = {
  'pay-in-parts': ['Разделите платёж: платите по мере поставки', 'Split the payment: pay as goods arrive', '分期付款：按交货付款'],
  'pay-after-work': ['Платите по этапам, после приёмки работ', 'Pay in stages, after the work is accepted', '分阶段付款，验收后支付'],
  'short-deferral': [
    'Дайте отсрочку не дольше 30 дней или возьмите поручительство',
    'Allow no more than 30 days’ deferral, or take a surety',
    '账期不超过30天，或要求担保',
  ],
  'ask-audit': [
    'Закажите проверку отчётности до покупки доли',
    'Have the accounts reviewed before buying the share',
    '购股前请委托审查财务报表',
  ],
  'ask-wages': ['Попросите справку об отсутствии долга по зарплате', 'Ask for proof that no wages are owed', '请要求提供无欠薪证明'],
  'ask-bailiffs': [
    'Спросите, чем и когда закроют долг у приставов',
    'Ask how and when the debt with the bailiffs will be paid',
    '请询问何时清偿法警处的债务',
  ],
  'ask-taxes': [
    'Попросите справку налоговой об отсутствии долга',
    'Ask for a tax service certificate that nothing is owed',
    '请要求提供税务机关的无欠税证明',
  ],
  'see-case': ['Сначала посмотрите дело в суде', 'Look at the court case first', '请先查看法院案件'],
  'ask-powers': [
    'Попросите решение о назначении руководителя и сверьте подпись',
    'Ask for the decision appointing the head and compare the signature',
    '请要求提供负责人任命决定并核对签字',
  ],
  'ask-address': [
    'Попросите договор аренды: работает ли компания по адресу',
    'Ask for the lease: does the company operate at the address',
    '请要求提供租约，核实是否在该地址经营',
  ],
  'ask-licence': ['Попросите действующую лицензию', 'Ask for a valid licence', '请要求提供有效许可证'],
  'ask-shares': ['Закажите у нотариуса проверку прав на долю', 'Have a notary check the rights to the share', '请委托公证人核查股份权利'],
  'stop-first': [
    'Не подписывайте, пока не отпадёт стоп: начните с его записи',
    'Do not sign while the stop factor remains: start with its record',
    '停止因素未消除前请勿签约：请先查看其记录',
  ],
  'wait-first': [
    'Отложите сделку: начните с самого тяжёлого минуса',
    'Postpone the deal: start with the most serious negative factor',
    '请推迟交易：先查看最严重的不利因素',
  ],
  'ask-successor': [
    'Договор заключать не с кем: ищите правопреемника',
    'There is nobody to sign with: look for the successor',
    '已无签约对象：请查找承继公司',
  ],
  'refresh-first': ['Сначала обновите сведения, которых не хватает', 'First refresh the data that is missing', '请先更新缺少的资料'],
  'look-by-hand': [
    'Сначала посмотрите в реестре то, чего нет у нас',
    'First look up in the register what we do not hold',
    '请先在登记册中查询我方没有的资料',
  ],
  'pay-and-watch': [
    'Можно платить. Поставьте наблюдение до поставки',
    'You can pay. Watch the company until delivery',
    '可以付款，请在交货前保持监控',
  ],
  'defer-and-watch': [
    'Можно дать отсрочку. Поставьте наблюдение до оплаты',
    'You can defer payment. Watch the company until it pays',
    '可以赊销，请在收款前保持监控',
  ],
  'sign-and-watch': [
    'Можно подписывать. Поставьте наблюдение до сдачи работ',
    'You can sign. Watch the company until the work is handed over',
    '可以签约，请在完工前保持监控',
  ],
  'buy-and-watch': [
    'Можно обсуждать цену доли. Поставьте наблюдение до сделки',
    'You can discuss the price of the share. Watch the company until the deal',
    '可以商谈股价，请在成交前保持监控',
  ],
} as const satisfies Record<string, Texts>

export type ActionCode = keyof typeof factorActions

/** Explanations of verdicts that no finding could change, by verdict; `impossibleSelf` is the one for a sole trader. */
export const effectTexts = {
  unknown: ['Пока этого не хватает, вывода нет.', 'While this is missing, there is no conclusion.', '资料不足，暂无结论。'],
  proceed: ['Данных для этой сделки хватает.', 'There is enough data for this deal.', '本交易所需数据充足。'],
  impossible: [
    'Деятельность прекращена: такой стороны договора больше нет.',
    'Activity has ceased: this party to a contract no longer exists.',
    '已终止经营：合同方已不存在。',
  ],
  impossibleSelf: [
    'Деятельность прекращена: договор заключает уже не предприниматель. По старым обязательствам отвечает сам человек.',
    'Activity has ceased: a contract would no longer be with a sole trader. The person remains liable for past obligations.',
    '已终止经营：不再以个体经营者身份签约，旧债由本人承担。',
  ],
} as const satisfies Record<string, Texts>
