// Texts of the e-mails about notices: one for notices of one topic, and the digest. All but mandatory ones have a link to unsubscribe by one click.
import { type NoticeSentence, russianNotices } from '@sverka/contract/notifications/notices.russian.rules'
import type { NoticeGroup, NoticeKind, NoticeTopic } from '@sverka/contract/notifications/notifications.rules'
import { composeEmail, type Email } from '../platform/mail/email.ts'

/** A notice to be written as one line. */
export interface NoticeLine {
  readonly kind: NoticeKind
  /** Values for the sentence of its kind. */
  readonly params: Readonly<Record<string, unknown>>
  /** Path of the page that it leads to. */
  readonly path: string | null
  readonly createdAt: Date
}

/** Sentences by kind: those of the site, but an e-mail about a sign-in also names the device and says what to do. */
const sentences: Record<NoticeKind, NoticeSentence> = {
  ...russianNotices,
  new_device: (value) => `Выполнен вход с нового устройства: ${value('device')}. Если это были не вы, завершите сеанс и смените пароль.`,
}

/** Subjects of e-mails by topic. */
const subjects: Record<NoticeTopic, string> = {
  sales: 'Ваши продажи',
  purchases: 'Ваши покупки',
  product_decisions: 'Ваши карточки товаров',
  product_batches: 'Ваши карточки товаров',
  products_hidden: 'Ваши карточки товаров',
  reviews: 'Отзывы',
  messages: 'Новые сообщения',
  lists: 'Списки компаний',
  watched: 'Компании, за которыми вы следите',
  webhooks: 'Вебхуки не доходят',
  disputes: 'Оспоренные факты',
  team: 'Команда компании',
  friends: 'Друзья',
  binding: 'Привязка компании',
  plan: 'Ваш тариф',
  support: 'Ответ поддержки',
  access: 'Вход с нового устройства',
  payment_alarms: 'Платежам нужен человек',
}

/** Headings of the groups in a digest. */
const groups: Record<NoticeGroup, string> = {
  account: 'Счёт и доступ',
  companies: 'Компании',
  products: 'Товары',
  orders: 'Заказы',
  people: 'Люди',
  plan: 'Тариф',
}

/** Moscow time is UTC+3. */
const MOSCOW_MS = 3 * 3_600_000
const formatDay = (moment: string): string =>
  new Date(Date.parse(moment) + MOSCOW_MS).toISOString().slice(0, 10).split('-').reverse().join('.')

/** The Russian sentence of a notice. Times among its values are written as Moscow days (DD.MM.YYYY). */
export function writeSentence({ kind, params }: NoticeLine): string {
  const formatParam = (name: string): string => {
    const value = String(params[name] ?? '')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? formatDay(value) : value
  }
  return sentences[kind](formatParam).trim()
}

const SETTINGS = '/profile/notifications/settings'

/** Notices of one topic that are sent at once, in one e-mail. */
interface AtOnce {
  readonly to: string
  readonly topic: NoticeTopic
  readonly lines: readonly NoticeLine[]
  readonly publicUrl: string
  /** URL that ends these e-mails; null for mandatory ones. */
  readonly unsubscribe: string | null
}

/** The e-mail about notices of one topic; its button leads to the page of the notice, or to all notices if there are several. */
export function noticesEmail({ to, topic, lines, publicUrl, unsubscribe }: AtOnce): Email {
  const [only] = lines
  const path = (lines.length === 1 && only?.path) || '/profile/notifications'
  return composeEmail({
    to,
    subject: subjects[topic],
    paragraphs: lines.map(writeSentence),
    action: { label: 'Открыть', url: `${publicUrl}${path}` },
    ...(unsubscribe ? { otherwise: { label: 'Больше не присылать такие письма', url: unsubscribe }, unsubscribeUrl: unsubscribe } : {}),
    footnote: `О чём и как сообщать: ${publicUrl}${SETTINGS}`,
  })
}

interface Digest {
  readonly to: string
  /** By group, oldest first. */
  readonly groups: ReadonlyMap<NoticeGroup, readonly NoticeLine[]>
  /** Number of notices that are not shown. */
  readonly more: number
  readonly publicUrl: string
  readonly unsubscribe: string
}

/** The e-mail that collects a member's notices. */
export const digestEmail = ({ to, groups: shown, more, publicUrl, unsubscribe }: Digest): Email =>
  composeEmail({
    to,
    subject: 'Что нового в Сверке',
    paragraphs: [
      ...[...shown].flatMap(([group, lines]) => [`${groups[group]}:`, ...lines.map((line) => `— ${writeSentence(line)}`)]),
      ...(more > 0 ? [`И ещё: ${more}`] : []),
    ],
    action: { label: 'Все уведомления', url: `${publicUrl}/profile/notifications` },
    otherwise: { label: 'Отключить дайджест', url: unsubscribe },
    unsubscribeUrl: unsubscribe,
    footnote: `Когда и о чём присылать: ${publicUrl}${SETTINGS}`,
  })
