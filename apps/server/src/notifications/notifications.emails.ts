// E-mails of notices: at once what is wanted at once, the rest in a digest; each can be ended at one click.
import type { NoticeGroup, NoticeKind, NoticeTopic } from '@sverka/contract/notifications/notifications.rules'
import { composeEmail, type Email } from '../platform/mail/email.ts'

export interface NoticeLine {
  readonly kind: NoticeKind
  readonly params: Readonly<Record<string, unknown>>
  readonly path: string | null
  readonly createdAt: Date
}

type Said = (name: string) => string

const sentences: Record<NoticeKind, (said: Said) => string> = {
  new_device: (said) => `Выполнен вход с нового устройства: ${said('device')}. Если это были не вы, завершите сеанс и смените пароль.`,
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

const subjects: Record<NoticeTopic, string> = {
  sales: 'Ваши продажи',
  purchases: 'Ваши покупки',
  product_decisions: 'Ваши карточки товаров',
  products_hidden: 'Ваши карточки товаров',
  reviews: 'Отзывы',
  messages: 'Новые сообщения',
  lists: 'Списки компаний',
  watched: 'Компании, за которыми вы следите',
  webhooks: 'Вебхуки не доходят',
  friends: 'Друзья',
  binding: 'Привязка компании',
  plan: 'Ваш тариф',
  support: 'Ответ поддержки',
  access: 'Вход с нового устройства',
  payment_alarms: 'Платежам нужен человек',
}

const groups: Record<NoticeGroup, string> = {
  account: 'Счёт и доступ',
  companies: 'Компании',
  products: 'Товары',
  orders: 'Заказы',
  people: 'Люди',
  plan: 'Тариф',
}

const MOSCOW_MS = 3 * 3_600_000
const dayOf = (moment: string): string => new Date(Date.parse(moment) + MOSCOW_MS).toISOString().slice(0, 10).split('-').reverse().join('.')

/** Moments among the parameters read as days of Moscow. */
export function sentenceOf({ kind, params }: NoticeLine): string {
  const said = (name: string): string => {
    const value = String(params[name] ?? '')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? dayOf(value) : value
  }
  return sentences[kind](said).trim()
}

const SETTINGS = '/profile/notifications/settings'

interface AtOnce {
  readonly to: string
  readonly topic: NoticeTopic
  readonly lines: readonly NoticeLine[]
  readonly publicUrl: string
  /** Null where the e-mails cannot be ended. */
  readonly unsubscribe: string | null
}

export function noticesEmail({ to, topic, lines, publicUrl, unsubscribe }: AtOnce): Email {
  const [only] = lines
  const path = (lines.length === 1 && only?.path) || '/profile/notifications'
  return composeEmail({
    to,
    subject: subjects[topic],
    paragraphs: lines.map(sentenceOf),
    action: { label: 'Открыть', url: `${publicUrl}${path}` },
    ...(unsubscribe ? { otherwise: { label: 'Больше не присылать такие письма', url: unsubscribe }, unsubscribeUrl: unsubscribe } : {}),
    footnote: `О чём и как сообщать: ${publicUrl}${SETTINGS}`,
  })
}

interface Digest {
  readonly to: string
  /** By group, oldest first. */
  readonly groups: ReadonlyMap<NoticeGroup, readonly NoticeLine[]>
  /** Of them that are not shown. */
  readonly more: number
  readonly publicUrl: string
  readonly unsubscribe: string
}

export const digestEmail = ({ to, groups: shown, more, publicUrl, unsubscribe }: Digest): Email =>
  composeEmail({
    to,
    subject: 'Что нового в Сверке',
    paragraphs: [
      ...[...shown].flatMap(([group, lines]) => [`${groups[group]}:`, ...lines.map((line) => `— ${sentenceOf(line)}`)]),
      ...(more > 0 ? [`И ещё: ${more}`] : []),
    ],
    action: { label: 'Все уведомления', url: `${publicUrl}/profile/notifications` },
    otherwise: { label: 'Отключить дайджест', url: unsubscribe },
    unsubscribeUrl: unsubscribe,
    footnote: `Когда и о чём присылать: ${publicUrl}${SETTINGS}`,
  })
