// Texts of product cards that staff moderate seller by seller: the list of sellers, and the cards of one seller with their changes.
import { defineTexts } from '../../i18n/catalogue.ts'

export const batchesMessages = defineTexts({
  title: { ru: 'Карточки по продавцам', en: 'Cards by seller', zh: '按卖家审核商品' },
  lead: {
    ru: 'Всё, что ждёт решения у одного продавца, смотрят и решают вместе. Первым стоит тот, кто ждёт дольше.',
    en: 'Everything one seller has waiting is reviewed and decided together. The seller who has waited longest comes first.',
    zh: '同一卖家的全部待审核商品一并查看和处理。等待最久的排在最前。',
  },
  /** Name of the breadcrumbs for screen readers. */
  trail: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  nothing: { ru: 'Ни одна карточка не ждёт решения', en: 'No cards are waiting for a decision', zh: '没有待审核的商品' },
  seller: { ru: 'Продавец', en: 'Seller', zh: '卖家' },
  all: { ru: 'Ждут', en: 'Waiting', zh: '待审核' },
  fresh: { ru: 'Новые', en: 'New', zh: '新商品' },
  edits: { ru: 'Правки', en: 'Edits', zh: '修改' },
  /** Cards whose price became three times higher or lower than at the last decision of staff. */
  jumps: { ru: 'Скачки цены', en: 'Price jumps', zh: '价格骤变' },
  since: { ru: 'Ждут с', en: 'Since', zh: '等待自' },
  oneTitle: {
    ru: (seller: string) => `Карточки: ${seller}`,
    en: (seller: string) => `Cards: ${seller}`,
    zh: (seller: string) => `商品：${seller}`,
  },
  oneLead: {
    ru: 'У правок показано только то, что изменилось. Решение касается прочитанной редакции: если продавец успел её изменить, карточка останется ждать.',
    en: 'For edits, only what has changed is shown. A decision applies to the version you read: if the seller has changed it since, the card stays in the queue.',
    zh: '修改仅显示变更之处。决定只针对您看到的版本：若卖家已再次修改，商品会继续等待。',
  },
  shownOf: {
    ru: (shown: number, all: number) => `Показаны ${shown} из ${all}: остальные появятся, когда решите эти.`,
    en: (shown: number, all: number) => `Showing ${shown} of ${all}: the rest will appear once these are decided.`,
    zh: (shown: number, all: number) => `显示 ${shown} / ${all}：处理后将显示其余商品。`,
  },
  ofSeller: { ru: 'Карточки продавца', en: 'Seller’s cards', zh: '卖家的商品' },
  allDecided: {
    ru: 'У этого продавца ничего не ждёт решения',
    en: 'This seller has nothing waiting for a decision',
    zh: '该卖家没有待审核的商品',
  },
  others: { ru: 'К другим продавцам', en: 'Other sellers', zh: '查看其他卖家' },
  card: { ru: 'Карточка', en: 'Card', zh: '商品' },
  changes: { ru: 'Что решаем', en: 'What to decide', zh: '待审内容' },
  verdict: { ru: 'Решение', en: 'Decision', zh: '决定' },
  /** Before the published and the submitted value of a field. */
  published: { ru: 'было', en: 'was', zh: '原为' },
  submitted: { ru: 'стало', en: 'now', zh: '现为' },
  /** The decision noted for a card: publish, return to the seller, or none yet for a flagged card, which must be decided singly. */
  willPublish: { ru: 'Опубликуем', en: 'To be published', zh: '将发布' },
  willReturn: { ru: 'Вернём', en: 'To be returned', zh: '将退回' },
  willWait: { ru: 'Решите отдельно', en: 'Decide separately', zh: '请单独处理' },
  publishOne: { ru: 'Опубликовать', en: 'Publish', zh: '发布' },
  publishNamed: {
    ru: (name: string) => `Опубликовать: ${name}`,
    en: (name: string) => `Publish: ${name}`,
    zh: (name: string) => `发布：${name}`,
  },
  /** Flagged cards that nobody chose to publish. */
  waiting: {
    ru: (count: number) => `С пометками, останутся ждать: ${count}`,
    en: (count: number) => `Flagged, still to be decided: ${count}`,
    zh: (count: number) => `有标记，继续等待：${count}`,
  },
  returnOne: { ru: 'Вернуть', en: 'Return', zh: '退回' },
  returnNamed: { ru: (name: string) => `Вернуть: ${name}`, en: (name: string) => `Return: ${name}`, zh: (name: string) => `退回：${name}` },
  keepOne: { ru: 'Не возвращать', en: 'Do not return', zh: '不退回' },
  keepNamed: {
    ru: (name: string) => `Не возвращать: ${name}`,
    en: (name: string) => `Do not return: ${name}`,
    zh: (name: string) => `不退回：${name}`,
  },
  decide: {
    ru: (published: number, returned: number) => `Опубликовать ${published}, вернуть ${returned}`,
    en: (published: number, returned: number) => `Publish ${published}, return ${returned}`,
    zh: (published: number, returned: number) => `发布 ${published}，退回 ${returned}`,
  },
  publishAll: {
    ru: (count: number) => `Опубликовать ${count}`,
    en: (count: number) => `Publish ${count}`,
    zh: (count: number) => `发布 ${count}`,
  },
  returnAll: { ru: 'Вернуть все', en: 'Return all', zh: '全部退回' },
  returnCount: {
    ru: (count: number) => `Вернуть все, ${count}`,
    en: (count: number) => `Return all ${count}`,
    zh: (count: number) => `全部退回（${count}）`,
  },
  done: { ru: 'Решено', en: 'Decided', zh: '已处理' },
  decided: {
    ru: (count: number) => `Решено: ${count}. Продавцу ушло одно уведомление`,
    en: (count: number) => `Decided: ${count}. The seller was sent one notification`,
    zh: (count: number) => `已处理：${count}。卖家收到一条通知`,
  },
})
