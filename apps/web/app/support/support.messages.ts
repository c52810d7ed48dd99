// Texts of the support page and of its form for a request.
import { defineTexts } from '../i18n/catalogue.ts'

export const supportMessages = defineTexts({
  title: { ru: 'Поддержка', en: 'Support', zh: '支持' },
  intro: {
    ru: 'Опишите, что случилось или чего не хватает. Ответ придёт на вашу почту.',
    en: 'Tell us what happened or what is missing. We will answer by e-mail.',
    zh: '请描述发生的问题或您的需求，答复会发送到您的邮箱。',
  },
  create: { ru: 'Создать обращение', en: 'Create a request', zh: '提交请求' },
  modalTitle: { ru: 'Обращение в поддержку', en: 'Support request', zh: '联系支持' },
  email: { ru: 'Электронная почта', en: 'E-mail', zh: '电子邮箱' },
  text: { ru: 'Что случилось', en: 'What happened', zh: '问题描述' },
  send: { ru: 'Отправить', en: 'Send', zh: '发送' },
  sent: { ru: 'Обращение в поддержку отправлено', en: 'Your support request has been sent', zh: '您的请求已发送' },
  empty: { ru: 'Опишите вопрос.', en: 'Describe your question.', zh: '请描述您的问题。' },
  failed: {
    ru: 'Не удалось отправить. Текст сохранён, попробуйте ещё раз.',
    en: 'Your request could not be sent. The text has been kept. Please try again.',
    zh: '发送失败。您的文字已保留，请重试。',
  },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
})
