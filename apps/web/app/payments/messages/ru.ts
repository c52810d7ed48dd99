// Texts of the sandbox's page of payments. Russian is the source.

export const messages = {
  title: 'Тестовая оплата',
  test: 'Это тест, деньги не спишутся',
  testHint:
    'Платёжный сервис не подключён. Подойдёт номер 4111 1111 1111 1111 или любой другой с верной контрольной цифрой. Мы его не храним.',
  amount: 'К оплате',
  card: 'Номер карты',
  cardHint: '16, 18 или 19 цифр',
  pay: 'Оплатить',
  decline: 'Отклонить платёж',
  leave: 'Уйти без оплаты',
  back: 'Вернуться на сайт',
  paid: 'Оплачено',
  paidHint: 'Чек отправлен на вашу почту.',
  canceled: 'Платёж не прошёл',
  canceledHint: 'Деньги не списаны. Заказ можно оплатить ещё раз.',
  offline: 'Нет связи с сервером. Повторите позже.',
}

export type Messages = typeof messages
