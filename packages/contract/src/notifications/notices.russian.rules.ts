// Russian sentences of the notices that members get, one for each kind, for the page and for e-mails: who or what, and a verb in the past tense.
import type { NoticeKind } from './notifications.rules.ts'

/** Returns a value of the notice (a name, number or sum) by its key; an empty text if it is absent. */
type ReadValue = (name: string) => string

/** The sentence of a notice. */
export type NoticeSentence = (value: ReadValue) => string

/** In the sentences «УКД» is a universal corrective document, which lowers the sum of an order's documents. */
export const russianNotices = {
  new_device: () => 'Выполнен вход с нового устройства. Если это были не вы, завершите сеанс и смените пароль',
  support_answered: () => 'Поддержка ответила на обращение',
  ticket_approved: (value) => `Компания ${value('company')} привязана`,
  ticket_rejected: (value) => `Заявка на привязку отклонена. ${value('reason')}`,
  dispute_accepted: (value) => `${value('company')}: отметка об оспоренном факте проверена, ваши слова и документ видны всем`,
  dispute_refused: (value) => `${value('company')}: отметка об оспоренном факте снята, форма не соблюдена. ${value('reason')}`,
  dispute_source_changed: (value) => `${value('company')}: источник сменился, отметка об оспоренном факте снята`,
  dispute_expired: (value) => `${value('company')}: срок отметки об оспоренном факте прошёл`,
  product_published: (value) => `Карточка «${value('product')}» опубликована`,
  product_rejected: (value) => `Карточку «${value('product')}» вернули на правку. ${value('reason')}`,
  products_decided: (value) => `Карточки проверены: опубликовано ${value('published')}, на правку вернули ${value('returned')}`,
  products_hidden: (value) => `Карточки скрыты с витрины: ${value('count')}`,
  review_added: (value) => `Новый отзыв на «${value('product')}»`,
  review_replied: (value) => `На отзыв о «${value('product')}» ответили`,
  order_paid: (value) => `Заказ № ${value('order')} оплачен`,
  order_received: (value) => `Пришёл новый заказ № ${value('order')}`,
  invoice_overdue: (value) => `Счёт № ${value('invoice')} просрочен: заказ № ${value('order')} больше не держим`,
  invoice_unpaid: (value) => `Счёт № ${value('invoice')} не оплатили в срок: товар по заказу № ${value('order')} снова в продаже`,
  order_shipped: (value) => `Заказ № ${value('order')} отправлен`,
  order_completed: (value) => `Заказ № ${value('order')} выполнен`,
  purchase_cancelled: (value) => `Продавец отменил заказ № ${value('order')}`,
  sale_cancelled: (value) => `Покупатель отменил заказ № ${value('order')}`,
  document_corrected: (value) => `Продавец выставил УКД № ${value('number')} к документам заказа № ${value('order')}`,
  claim_made: (value) => `Покупатель подал претензию № ${value('claim')}`,
  claim_answered: (value) => `Продавец ответил на претензию № ${value('claim')}`,
  claim_accepted: (value) => `Покупатель принял ваш ответ на претензию № ${value('claim')}`,
  claim_withdrawn: (value) => `Покупатель отозвал претензию № ${value('claim')}`,
  claim_escalated: (value) => `Претензию № ${value('claim')} передали в поддержку`,
  claim_decided: (value) => `Поддержка решила по претензии № ${value('claim')}`,
  quote_asked: (value) => `Запрос цены ${value('number')}: ${value('what')}`,
  quote_offered: (value) => `По запросу ${value('number')} пришло предложение`,
  quote_accepted: (value) => `Ваше предложение по запросу ${value('number')} приняли: заказ № ${value('order')}`,
  quote_removed: (value) => `Поддержка сняла ваш запрос ${value('number')}: ${value('reason')}`,
  quote_file_removed: (value) => `Поддержка убрала файл вашего запроса ${value('number')}: на него пожаловались`,
  quote_declined: (value) => `По запросу ${value('number')} выбрали другое предложение или закрыли его`,
  order_refunded: (value) => `По заказу № ${value('order')} возвращают ${value('amount')}. ${value('reason')}`,
  team_joined: (value) => `${value('name')}: теперь в команде компании ${value('company')}`,
  team_left: (value) => `${value('name')}: больше не в команде компании ${value('company')}`,
  team_removed: (value) => `Вас исключили из команды компании ${value('company')}: полные отчёты снова считает ваш тариф`,
  team_owner: (value) => `Вам передали команду компании ${value('company')}: её полные отчёты считает ваш тариф`,
  team_closed: (value) => `Команда компании ${value('company')} закрыта: полные отчёты снова считает ваш тариф`,
  deal_approval_asked: (value) => `Сделка «${value('deal')}» ждёт решения второго человека команды`,
  deal_approved: (value) => `Сделку «${value('deal')}» одобрили`,
  deal_not_approved: (value) => `Сделку «${value('deal')}» не одобрили. ${value('comment')}`,
  friend_added: (value) =>
    value('mutual') === '1' ? `${value('name')}: теперь вы в друзьях друг у друга` : `${value('name')}: вас добавили в друзья`,
  message_received: (value) => `${value('name')}: новые сообщения${value('product') && ` о «${value('product')}»`}`,
  deal_papers_received: (value) => `По сделке «${value('deal')}» пришли документы`,
  price_list_failed: (value) => `Не удалось забрать прайс-лист с ${value('host')}: попробуем ещё раз`,
  list_checked: (value) => `Список «${value('list')}» проверен`,
  company_changed: (value) => `${value('company')}: ${value('change')}`,
  webhook_failed: (value) => `Не дошло до ${value('host')}: адрес не отвечает. Отправьте снова, когда ответит`,
  plan_started: (value) => `Тариф ${value('plan')} подключён до ${value('until')}`,
  plan_ends_in_week: (value) => `Тариф ${value('plan')} закончится через неделю, ${value('until')}`,
  plan_ends_in_day: (value) => `Тариф ${value('plan')} закончится завтра, ${value('until')}`,
  plan_ended: (value) => `Тариф ${value('plan')} закончился`,
  plan_refunded: (value) =>
    `За тариф ${value('plan')} возвращают ${value('amount')}. ${value('reason')}${value('until') && ` Тариф действует до ${value('until')}.`}`,
  payment_alarm: (value) => `Платежам нужен человек: ${value('subject')}`,
} satisfies Record<NoticeKind, NoticeSentence>
