// Texts of the dialog in which a seller corrects an issued document by a УКД (UKD, universal corrective document).
import { defineTexts } from '../i18n/catalogue.ts'

export const correctionMessages = defineTexts({
  title: {
    ru: (name: string) => `Исправить: ${name}`,
    en: (name: string) => `Correct: ${name}`,
    zh: (name: string) => `更正：${name}`,
  },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  hint: {
    ru: 'Выданный документ остаётся как есть. К нему выходит УКД с меньшим количеством или ценой, о которых вы договорились с покупателем. Деньги за разницу вы возвращаете сами.',
    en: 'The issued document stays as it is. A correcting document (UKD) states the lower quantity or price that you agreed on with the buyer. You return the difference yourself.',
    zh: '已开具的文件保持不变。更正文件（UKD）载明您与买家商定的较低数量或价格。差额由您自行退还。',
  },
  reason: { ru: 'Причина', en: 'Reason', zh: '原因' },
  reasons: {
    short: { ru: 'Недостача', en: 'Shortage', zh: '短缺' },
    defective: { ru: 'Брак, недостатки', en: 'Defects', zh: '缺陷' },
    returned: { ru: 'Возврат товара', en: 'Goods returned', zh: '退货' },
    price: { ru: 'Договорились о меньшей цене', en: 'Lower price agreed', zh: '商定降价' },
  },
  quantity: {
    ru: (unit: string) => `Стало, ${unit}`,
    en: (unit: string) => `Now, ${unit}`,
    zh: (unit: string) => `现为，${unit}`,
  },
  price: { ru: 'Цена с НДС, ₽', en: 'Price with VAT, ₽', zh: '含税价，₽' },
  was: {
    ru: (quantity: string, price: string) => `Было ${quantity} по ${price}`,
    en: (quantity: string, price: string) => `Was ${quantity} at ${price}`,
    zh: (quantity: string, price: string) => `原为 ${quantity}，单价 ${price}`,
  },
  wrong: {
    ru: 'Целое количество и цена больше нуля, не выше прежних.',
    en: 'A whole quantity and a price above zero, neither higher than before.',
    zh: '数量须为整数，价格须大于零，且均不高于原值。',
  },
  falls: {
    ru: (sum: string) => `Документ уменьшится на ${sum}`,
    en: (sum: string) => `The document total will fall by ${sum}`,
    zh: (sum: string) => `文件金额减少 ${sum}`,
  },
  same: {
    ru: 'Пока ничего не изменилось: укажите меньшее количество или цену.',
    en: 'Nothing has changed yet: enter a lower quantity or price.',
    zh: '尚无变化：请输入更低的数量或价格。',
  },
  send: { ru: 'Выставить УКД', en: 'Issue the UKD', zh: '开具 UKD' },
  sent: {
    ru: 'УКД выставлен, покупатель получил уведомление',
    en: 'UKD issued, the buyer has been notified',
    zh: 'UKD 已开具，已通知买家',
  },
  failed: {
    ru: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
    en: 'That did not work. Check your connection and try again.',
    zh: '操作失败。请检查网络后重试。',
  },
})
