// Texts of adding a company. Russian is the source; alerts and errors are the specification's own.

export const messages = {
  title: 'Добавить компанию',
  intro: 'Найдите компанию или ИП и приложите документы. Мы проверим их и сообщим решение письмом.',
  search: 'ИНН или название',
  searching: 'Ищем…',
  nothing: 'Ничего не нашли. Проверьте ИНН или название.',
  searchFailed: 'Поиск не ответил. Это не значит, что компании нет.',
  retry: 'Повторить',
  results: 'Найденные компании',
  chosen: 'Выбрано',
  change: 'Выбрать другую',
  inn: (inn: string) => `ИНН ${inn}`,
  chooseFile: 'Выберите файл или перетащите его сюда',
  passport: 'Паспорт',
  passportHint: 'Разворот с фотографией: PDF, PNG или JPEG до 10 МБ',
  certificate: 'Свидетельство о постановке на учёт',
  certificateHint: 'Скан из налоговой: PDF, PNG или JPEG до 10 МБ',
  privacy: 'Документы хранятся зашифрованными, их видят только сотрудники проверки. После решения мы их удаляем в течение 30 дней.',
  submit: 'Отправить заявку',
  fillAll: 'Заполните все поля',
  sent: 'Запрос на привязку отправлен',
  failed: 'Не удалось отправить. Попробуйте ещё раз.',
  back: 'К профилю',
}

export type Messages = typeof messages
