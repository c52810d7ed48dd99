// Texts of the dialogs in which a buyer makes a claim (complaint) about an order and a seller answers it.
import { CLAIM_FILES_MAX } from '@sverka/contract/orders/claims.rules'
import { defineTexts } from '../../i18n/catalogue.ts'

export const claimFormMessages = defineTexts({
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  title: {
    ru: (order: number) => `Претензия по заказу № ${order}`,
    en: (order: number) => `Claim about order No. ${order}`,
    zh: (order: number) => `订单 ${order} 的索赔`,
  },
  what: { ru: 'Что случилось', en: 'What happened', zh: '发生了什么' },
  wish: { ru: 'Что нужно', en: 'What you ask for', zh: '您的要求' },
  wishes: {
    deliver: { ru: 'Довезти', en: 'Deliver the rest', zh: '补发' },
    replace: { ru: 'Заменить', en: 'Replace', zh: '更换' },
    refund: { ru: 'Вернуть деньги', en: 'Return the money', zh: '退款' },
  },
  said: { ru: 'Сколько и чего не так', en: 'What is wrong, and how many', zh: '问题及数量' },
  files: { ru: 'Фотографии и документы', en: 'Photos and documents', zh: '照片和文件' },
  noFiles: {
    ru: `До ${CLAIM_FILES_MAX} файлов: снимки или PDF, каждый до 5 МБ`,
    en: `Up to ${CLAIM_FILES_MAX} files: photos or PDF, up to 5 MB each`,
    zh: `最多 ${CLAIM_FILES_MAX} 个文件：照片或 PDF，每个不超过 5 MB`,
  },
  lead: {
    ru: (days: number) => `Продавец ответит за ${days} дней. Если нет, претензию посмотрит поддержка.`,
    en: (days: number) => `The seller answers within ${days} days. If not, support will review the claim.`,
    zh: (days: number) => `卖家将在 ${days} 天内答复，否则由客服处理。`,
  },
  send: { ru: 'Отправить претензию', en: 'Send the claim', zh: '提交索赔' },
  sent: { ru: 'Претензия отправлена продавцу', en: 'Claim sent to the seller', zh: '索赔已发送给卖家' },
  answerTitle: {
    ru: (number: string) => `Ответ на претензию № ${number}`,
    en: (number: string) => `Answer to claim No. ${number}`,
    zh: (number: string) => `答复索赔 ${number}`,
  },
  answers: { ru: 'Ваше решение', en: 'Your decision', zh: '您的决定' },
  agrees: { ru: 'Согласны', en: 'We agree', zh: '同意' },
  refuses: { ru: 'Не согласны', en: 'We disagree', zh: '不同意' },
  answerSaid: { ru: 'Что сделаете или почему нет', en: 'What you will do or why not', zh: '处理方式或理由' },
  promised: { ru: 'До какого дня сделаете', en: 'By what date', zh: '完成日期' },
  sendAnswer: { ru: 'Отправить ответ', en: 'Send the answer', zh: '发送答复' },
  answered: { ru: 'Ответ отправлен покупателю', en: 'Answer sent to the buyer', zh: '答复已发送给买家' },
  fillIn: { ru: 'Напишите хотя бы фразу.', en: 'Write at least one sentence.', zh: '请至少写一句话。' },
  tooMany: { ru: `Не больше ${CLAIM_FILES_MAX} файлов.`, en: `At most ${CLAIM_FILES_MAX} files.`, zh: `最多 ${CLAIM_FILES_MAX} 个文件。` },
  tooLarge: { ru: 'Каждый файл до 5 МБ.', en: 'Each file up to 5 MB.', zh: '每个文件不超过 5 MB。' },
  failed: {
    ru: 'Не отправилось. Проверьте связь и попробуйте ещё раз.',
    en: 'Not sent. Check your connection and try again.',
    zh: '发送失败。请检查网络后重试。',
  },
})
