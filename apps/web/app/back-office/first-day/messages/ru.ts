// Russian, the source. How the first day of an installation is told.
export const messages = {
  title: 'Первый день',
  ready: (done: number, of: number) => `Готово ${done} из ${of}`,
  truth: 'Сайт обещает только то, что уже правда',
  truthText:
    'Пока реестр не загружен, карточка говорит «не проверялось», а не «не найдено». Пока у продавца нет счёта, его товар нельзя заказать.',
  groups: { open: 'Чтобы сайт открыть', registers: 'Реестры', sell: 'Чтобы продавать' },
  states: { done: 'готово', waiting: 'ждёт проверки', failed: 'ошибка', todo: 'не начато' },
  open: 'Открыть',
  step: 'Шаг',
  state: 'Состояние',
  way: 'Действие',
  sendMail: 'Проверочное письмо',
  mailSent: 'Письмо отправлено на ваш адрес',
  loadTree: 'Загрузить дерево',
  treeLoaded: 'Дерево загружено',
  at: (day: string) => `Последний раз ${day}.`,
  counts: {
    second_factor: (count: string, of: string) => `У ${count} из ${of} сотрудников.`,
    search_index: (count: string) => `Записей в указателе: ${count}.`,
    registers: (count: string) => `Загружено реестров: ${count}.`,
    categories: (count: string) => `Категорий: ${count}.`,
    stop_list: (count: string) => `Слов: ${count}.`,
    sellers: (count: string) => `Счетов: ${count}.`,
    plans: (count: string) => `Тарифов: ${count}.`,
  },
  steps: {
    requisites: { name: 'Реквизиты', text: 'Кто владеет сайтом. Без них оферта никого не называет.' },
    mail: { name: 'Почта', text: 'Регистрация и заказы без писем не работают. Сервер писем задаёт SMTP_URL.' },
    second_factor: { name: 'Второй фактор у сотрудников', text: 'Код при входе включают в профиле.' },
    search_index: { name: 'Поисковый указатель', text: 'Строится сам после загрузки реестра.' },
    backup: { name: 'Резервная копия', text: 'Её делает таймер sverka-backup каждую ночь или команда npm run backup.' },
    registers: { name: 'Реестры', text: 'Что даёт каждый и где его взять, видно в «Источниках». Файлы загружают в «Реестре и поиске».' },
    categories: { name: 'Категории товаров', text: 'Без них ни один продавец не сделает карточку. Есть готовое дерево.' },
    stop_list: { name: 'Стоп-лист', text: 'Слова, с которыми карточку смотрят внимательнее.' },
    payments: {
      name: 'Оплата',
      text: 'Ключи магазина задают YOOKASSA_SHOP_ID и YOOKASSA_SECRET_KEY. Готово после первой прошедшей оплаты.',
    },
    sellers: { name: 'Счета продавцов', text: 'Товар можно заказать, когда у продавца есть номер магазина.' },
    plans: { name: 'Тарифы', text: 'Цены и возможности подписок.' },
  },
}

export type Messages = typeof messages
