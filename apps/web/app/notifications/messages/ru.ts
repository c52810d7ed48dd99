// What members are told in Russian: who or what and a verb in the past, one sentence for each kind.
import type { NoticeGroup, NoticeKind, NoticeTopic } from '@sverka/contract/notifications/notifications.rules'

/** Names, numbers and sums of one notice; what is absent reads as nothing. */
type Said = (name: string) => string
type Sentence = (said: Said) => string

const kinds: Record<NoticeKind, Sentence> = {
  new_device: () => 'Выполнен вход с нового устройства. Если это были не вы, завершите сеанс и смените пароль',
  support_answered: () => 'Поддержка ответила на обращение',
  ticket_approved: (said) => `Компания ${said('company')} привязана`,
  ticket_rejected: (said) => `Заявка на привязку отклонена. ${said('reason')}`,
  product_published: (said) => `Карточка «${said('product')}» опубликована`,
  product_rejected: (said) => `Карточку «${said('product')}» вернули на правку. ${said('reason')}`,
  products_hidden: (said) => `Карточки скрыты с витрины: ${said('count')}`,
  review_added: (said) => `Новый отзыв на «${said('product')}»`,
  review_replied: (said) => `На отзыв о «${said('product')}» ответили`,
  order_paid: (said) => `Заказ № ${said('order')} оплачен`,
  order_received: (said) => `Пришёл новый заказ № ${said('order')}`,
  invoice_overdue: (said) => `Счёт № ${said('invoice')} просрочен: заказ № ${said('order')} больше не держим`,
  invoice_unpaid: (said) => `Счёт № ${said('invoice')} не оплатили в срок: товар по заказу № ${said('order')} снова в продаже`,
  order_shipped: (said) => `Заказ № ${said('order')} отправлен`,
  order_completed: (said) => `Заказ № ${said('order')} выполнен`,
  quote_asked: (said) => `Запрос цены ${said('number')}: ${said('what')}`,
  quote_offered: (said) => `По запросу ${said('number')} пришло предложение`,
  quote_accepted: (said) => `Ваше предложение по запросу ${said('number')} приняли: заказ № ${said('order')}`,
  quote_declined: (said) => `По запросу ${said('number')} выбрали другое предложение или закрыли его`,
  order_refunded: (said) => `По заказу № ${said('order')} возвращают ${said('amount')}. ${said('reason')}`,
  friend_added: (said) =>
    said('mutual') === '1' ? `${said('name')}: теперь вы в друзьях друг у друга` : `${said('name')}: вас добавили в друзья`,
  message_received: (said) => `${said('name')}: новые сообщения${said('product') && ` о «${said('product')}»`}`,
  list_checked: (said) => `Список «${said('list')}» проверен`,
  company_changed: (said) => `${said('company')}: ${said('change')}`,
  webhook_failed: (said) => `Не дошло до ${said('host')}: адрес не отвечает. Отправьте снова, когда ответит`,
  plan_started: (said) => `Тариф ${said('plan')} подключён до ${said('until')}`,
  plan_ends_in_week: (said) => `Тариф ${said('plan')} закончится через неделю, ${said('until')}`,
  plan_ends_in_day: (said) => `Тариф ${said('plan')} закончится завтра, ${said('until')}`,
  plan_ended: (said) => `Тариф ${said('plan')} закончился`,
  plan_refunded: (said) =>
    `За тариф ${said('plan')} возвращают ${said('amount')}. ${said('reason')}${said('until') && ` Тариф действует до ${said('until')}.`}`,
  payment_alarm: (said) => `Платежам нужен человек: ${said('subject')}`,
}

const groups: Record<NoticeGroup, string> = {
  account: 'Счёт и доступ',
  companies: 'Компании',
  products: 'Товары',
  orders: 'Заказы',
  people: 'Люди',
  plan: 'Тариф',
}

const topics: Record<NoticeTopic, readonly [name: string, hint: string]> = {
  sales: ['Новый заказ и получение', 'когда вы продавец'],
  purchases: ['Оплата, отправка, возврат', 'когда вы покупатель'],
  product_decisions: ['Решение по карточке', 'опубликована или возвращена'],
  products_hidden: ['Карточки скрыты', 'тариф или компания'],
  reviews: ['Отзывы и ответы', ''],
  lists: ['Список проверен', ''],
  watched: ['Изменения компаний', 'за которыми вы следите'],
  webhooks: ['Вебхуки', 'когда адрес не отвечает'],
  messages: ['Сообщения', 'письмом, если не прочитали за 15 минут'],
  friends: ['Заявки в друзья', ''],
  binding: ['Привязка компании', 'одобрена или отклонена'],
  plan: ['Тариф', 'за 7 дней, за день, в день окончания'],
  support: ['Ответ поддержки', ''],
  access: ['Вход с нового устройства', ''],
  payment_alarms: ['Платежам нужен человек', 'для персонала'],
}

export const messages = {
  title: 'Уведомления',
  bell: (count: number) => (count > 0 ? `Уведомления, новых: ${count}` : 'Уведомления'),
  all: 'Все',
  onlyNew: 'Новые',
  filterLabel: 'Какие показать',
  readAll: 'Прочитать все',
  isNew: 'Новое',
  empty: 'Пока тихо',
  emptyHint: 'Здесь появятся заказы, сообщения, ответы на заявки и решения по карточкам.',
  nothingNew: 'Новых нет',
  showMore: 'Показать ещё',
  settings: 'Настройки',
  configure: 'Настроить',
  settingsTitle: 'О чём и как сообщать',
  trail: 'Путь',
  saved: 'Сохранено',
  event: 'Событие',
  always: 'всегда',
  mailNeedsPlan: 'Письма и дайджест.',
  howOften: 'Как часто',
  hour: 'Время, Мск',
  digestHint: 'Пустой дайджест не отправляем. В каждом письме есть ссылка, которая отключает его одним нажатием, без входа.',
  needsScript:
    'Чтобы отписаться здесь, нужен JavaScript: включите его и обновите страницу. Без него отписаться можно кнопкой почтовой программы.',
  unsubscribeTitle: 'Отключить письма',
  unsubscribeDigest: 'Дайджест больше не придёт. Уведомления на сайте останутся.',
  unsubscribeTopic: 'Письма этого вида больше не придут. Уведомления на сайте останутся.',
  unsubscribe: 'Отключить',
  unsubscribed: 'Готово, таких писем больше не будет',
  toSettings: 'Настроить уведомления',
  accept: 'Добавить',
  decline: 'Отклонить',
  today: 'Сегодня',
  yesterday: 'Вчера',
  earlier: 'Раньше',
  digest: 'Дайджест',
  channels: { site: 'На сайте', mail: 'Письмом', digest: 'Дайджест' },
  frequencies: { workdays: 'По будням', weekly: 'Раз в неделю', never: 'Никогда' },
  topics,
  failed: 'Не получилось. Попробуйте ещё раз.',
  groups,
  kinds,
}

export type Messages = typeof messages
