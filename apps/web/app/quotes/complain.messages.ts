// Texts of a seller's complaint to the staff about a request for prices.
import { defineTexts } from '../i18n/catalogue.ts'

export const complainMessages = defineTexts({
  complain: { ru: 'Пожаловаться на запрос', en: 'Complain about the request', zh: '投诉此询价' },
  hint: {
    ru: 'Поддержка прочтёт запрос с файлами и решит, оставить его или снять. Покупатель не узнает, кто пожаловался.',
    en: 'Support will read the request with its files and decide whether to keep it or take it down. The buyer will not learn who complained.',
    zh: '客服会查看询价及其文件并决定是否撤下。买家不会知道投诉人。',
  },
  about: { ru: 'На что', en: 'About', zh: '投诉对象' },
  whole: { ru: 'Весь запрос', en: 'The whole request', zh: '整个询价' },
  /** Files have no names: they are numbered from 1. */
  file: { ru: (at: number) => `Файл ${at}`, en: (at: number) => `File ${at}`, zh: (at: number) => `文件 ${at}` },
  reason: { ru: 'Что не так', en: 'What is wrong', zh: '问题说明' },
  empty: { ru: 'Напишите, что не так.', en: 'Describe what is wrong.', zh: '请说明问题。' },
  send: { ru: 'Отправить жалобу', en: 'Send the complaint', zh: '提交投诉' },
  sent: { ru: 'Жалоба отправлена', en: 'Complaint sent', zh: '投诉已提交' },
  already: {
    ru: 'Ваша жалоба на этот запрос уже на рассмотрении.',
    en: 'Your complaint about this request is already under review.',
    zh: '您对此询价的投诉正在处理中。',
  },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  failed: { ru: 'Не получилось отправить. Попробуйте ещё раз.', en: 'Could not be sent. Try again.', zh: '提交失败，请重试。' },
})
