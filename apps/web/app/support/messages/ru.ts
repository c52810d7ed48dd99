// Texts of requests to support. Russian is the source; the alert is the specification's own.

export const messages = {
  title: 'Поддержка',
  intro: 'Опишите, что случилось или чего не хватает. Ответ придёт на вашу почту.',
  create: 'Создать обращение',
  modalTitle: 'Обращение в поддержку',
  email: 'Электронная почта',
  text: 'Что случилось',
  send: 'Отправить',
  sent: 'Обращение в поддержку отправлено',
  empty: 'Опишите вопрос.',
  failed: 'Не удалось отправить. Текст сохранён, попробуйте ещё раз.',
  close: 'Закрыть',
}

export type Messages = typeof messages
