// Russian sentences of notices, one for each kind, for the page and for e-mails: who or what, and a verb in the past tense.
import type { NoticeKind } from './notifications.rules.ts'

/** Gives a value of the notice (a name, number or sum) by its name; an empty text if it is absent. */
type Said = (name: string) => string

/** The sentence of a notice. */
export type NoticeSentence = (said: Said) => string

export const russianNotices = {
  new_device: () => 'Выполнен вход с нового устройства. Если это были не вы, завершите сеанс и смените пароль',
  support_answered: () => 'Поддержка ответила на обращение',
  ticket_approved: (said) => `Компания ${said('company')} привязана`,
  ticket_rejected: (said) => `Заявка на привязку отклонена. ${said('reason')}`,
  dispute_accepted: (said) => `${said('company')}: отметка об оспоренном факте проверена, ваши слова и документ видны всем`,
  dispute_refused: (said) => `${said('company')}: отметка об оспоренном факте снята, форма не соблюдена. ${said('reason')}`,
  dispute_source_changed: (said) => `${said('company')}: источник сменился, отметка об оспоренном факте снята`,
  dispute_expired: (said) => `${said('company')}: срок отметки об оспоренном факте прошёл`,
  product_published: (said) => `Карточка «${said('product')}» опубликована`,
  product_rejected: (said) => `Карточку «${said('product')}» вернули на правку. ${said('reason')}`,
  products_decided: (said) => `Карточки проверены: опубликовано ${said('published')}, на правку вернули ${said('returned')}`,
  products_hidden: (said) => `Карточки скрыты с витрины: ${said('count')}`,
  review_added: (said) => `Новый отзыв на «${said('product')}»`,
  review_replied: (said) => `На отзыв о «${said('product')}» ответили`,
  order_paid: (said) => `Заказ № ${said('order')} оплачен`,
  order_received: (said) => `Пришёл новый заказ № ${said('order')}`,
  invoice_overdue: (said) => `Счёт № ${said('invoice')} просрочен: заказ № ${said('order')} больше не держим`,
  invoice_unpaid: (said) => `Счёт № ${said('invoice')} не оплатили в срок: товар по заказу № ${said('order')} снова в продаже`,
  order_shipped: (said) => `Заказ № ${said('order')} отправлен`,
  order_completed: (said) => `Заказ № ${said('order')} выполнен`,
  purchase_cancelled: (said) => `Продавец отменил заказ № ${said('order')}`,
  sale_cancelled: (said) => `Покупатель отменил заказ № ${said('order')}`,
  document_corrected: (said) => `Продавец выставил УКД № ${said('number')} к документам заказа № ${said('order')}`,
  claim_made: (said) => `Покупатель подал претензию № ${said('claim')}`,
  claim_answered: (said) => `Продавец ответил на претензию № ${said('claim')}`,
  claim_accepted: (said) => `Покупатель принял ваш ответ на претензию № ${said('claim')}`,
  claim_withdrawn: (said) => `Покупатель отозвал претензию № ${said('claim')}`,
  claim_escalated: (said) => `Претензию № ${said('claim')} передали в поддержку`,
  claim_decided: (said) => `Поддержка решила по претензии № ${said('claim')}`,
  quote_asked: (said) => `Запрос цены ${said('number')}: ${said('what')}`,
  quote_offered: (said) => `По запросу ${said('number')} пришло предложение`,
  quote_accepted: (said) => `Ваше предложение по запросу ${said('number')} приняли: заказ № ${said('order')}`,
  quote_removed: (said) => `Поддержка сняла ваш запрос ${said('number')}: ${said('reason')}`,
  quote_declined: (said) => `По запросу ${said('number')} выбрали другое предложение или закрыли его`,
  order_refunded: (said) => `По заказу № ${said('order')} возвращают ${said('amount')}. ${said('reason')}`,
  team_joined: (said) => `${said('name')}: теперь в команде компании ${said('company')}`,
  team_left: (said) => `${said('name')}: больше не в команде компании ${said('company')}`,
  team_removed: (said) => `Вас исключили из команды компании ${said('company')}: полные отчёты снова считает ваш тариф`,
  team_owner: (said) => `Вам передали команду компании ${said('company')}: её полные отчёты считает ваш тариф`,
  team_closed: (said) => `Команда компании ${said('company')} закрыта: полные отчёты снова считает ваш тариф`,
  deal_approval_asked: (said) => `Сделка «${said('deal')}» ждёт решения второго человека команды`,
  deal_approved: (said) => `Сделку «${said('deal')}» одобрили`,
  deal_not_approved: (said) => `Сделку «${said('deal')}» не одобрили. ${said('comment')}`,
  friend_added: (said) =>
    said('mutual') === '1' ? `${said('name')}: теперь вы в друзьях друг у друга` : `${said('name')}: вас добавили в друзья`,
  message_received: (said) => `${said('name')}: новые сообщения${said('product') && ` о «${said('product')}»`}`,
  deal_papers_received: (said) => `По сделке «${said('deal')}» пришли документы`,
  price_list_failed: (said) => `Не удалось забрать прайс-лист с ${said('host')}: попробуем ещё раз`,
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
} satisfies Record<NoticeKind, NoticeSentence>
