// Texts of the page of notices, of their settings, and of the page where the reader of an e-mail unsubscribes.

import type { NoticeGroup, NoticeTopic } from '@sverka/contract/notifications/notifications.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { noticeSentenceMessages } from './notice-sentences.messages.ts'

export const notificationsMessages = defineTexts({
  title: { ru: 'Уведомления', en: 'Notifications', zh: '通知' },
  bell: {
    ru: (count: number) => (count > 0 ? `Уведомления, новых: ${count}` : 'Уведомления'),
    en: (count: number) => (count > 0 ? `Notifications, new: ${count}` : 'Notifications'),
    zh: (count: number) => (count > 0 ? `通知，新增：${count}` : '通知'),
  },
  all: { ru: 'Все', en: 'All', zh: '全部' },
  onlyNew: { ru: 'Новые', en: 'New', zh: '新的' },
  filterLabel: { ru: 'Какие показать', en: 'Which to show', zh: '显示哪些' },
  readAll: { ru: 'Прочитать все', en: 'Mark all as read', zh: '全部标为已读' },
  isNew: { ru: 'Новое', en: 'New', zh: '新' },
  empty: { ru: 'Пока тихо', en: 'Quiet so far', zh: '暂时没有消息' },
  emptyHint: {
    ru: 'Здесь появятся заказы, сообщения, ответы на заявки и решения по карточкам.',
    en: 'Orders, messages, answers to your requests and decisions on your cards will appear here.',
    zh: '订单、消息、申请的答复和商品卡片的审核结果会显示在这里。',
  },
  nothingNew: { ru: 'Новых нет', en: 'Nothing new', zh: '没有新的通知' },
  showMore: { ru: 'Показать ещё', en: 'Show more', zh: '显示更多' },
  settings: { ru: 'Настройки', en: 'Settings', zh: '设置' },
  configure: { ru: 'Настроить', en: 'Configure', zh: '设置' },
  settingsTitle: { ru: 'О чём и как сообщать', en: 'What we tell you, and how', zh: '通知内容与方式' },
  trail: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  saved: { ru: 'Сохранено', en: 'Saved', zh: '已保存' },
  event: { ru: 'Событие', en: 'Event', zh: '事件' },
  always: { ru: 'всегда', en: 'always', zh: '始终' },
  mailNeedsPlan: { ru: 'Письма и дайджест.', en: 'E-mails and the digest.', zh: '邮件和摘要。' },
  howOften: { ru: 'Как часто', en: 'How often', zh: '频率' },
  hour: { ru: 'Время, Мск', en: 'Time, Moscow', zh: '时间（莫斯科）' },
  importantOnly: {
    ru: 'О компаниях только важное: состояние, руководитель, банкротство, взыскания, долги, санкции, вывод',
    en: 'On companies, only what matters: status, head, bankruptcy, enforcement, debts, sanctions, verdict',
    zh: '企业变更仅限重要事项：状态、负责人、破产、强制执行、欠税、制裁、结论',
  },
  digestHint: {
    ru: 'Пустой дайджест не отправляем. В каждом письме есть ссылка, которая отключает его одним нажатием, без входа.',
    en: 'An empty digest is not sent. Every e-mail has a link that turns it off in one click, without signing in.',
    zh: '没有内容时不发送摘要。每封邮件都有链接，无需登录即可一键退订。',
  },
  needsScript: {
    ru: 'Чтобы отписаться здесь, нужен JavaScript: включите его и обновите страницу. Без него отписаться можно кнопкой почтовой программы.',
    en: 'Unsubscribing here needs JavaScript: turn it on and reload the page. Without it, use the unsubscribe button of your mail program.',
    zh: '在此退订需要 JavaScript：请启用后刷新页面。未启用时，可使用邮件程序中的退订按钮。',
  },
  unsubscribeTitle: { ru: 'Отключить письма', en: 'Turn off e-mails', zh: '退订邮件' },
  unsubscribeDigest: {
    ru: 'Дайджест больше не придёт. Уведомления на сайте останутся.',
    en: 'You will no longer get the digest. Notifications on the site stay on.',
    zh: '将不再收到摘要。站内通知保留。',
  },
  unsubscribeTopic: {
    ru: 'Письма этого вида больше не придут. Уведомления на сайте останутся.',
    en: 'You will no longer get e-mails of this kind. Notifications on the site stay on.',
    zh: '将不再收到此类邮件。站内通知保留。',
  },
  unsubscribe: { ru: 'Отключить', en: 'Turn off', zh: '退订' },
  unsubscribed: { ru: 'Готово, таких писем больше не будет', en: 'Done: there will be no more such e-mails', zh: '完成：不会再有此类邮件' },
  toSettings: { ru: 'Настроить уведомления', en: 'Configure notifications', zh: '设置通知' },
  accept: { ru: 'Добавить', en: 'Add', zh: '添加' },
  decline: { ru: 'Отклонить', en: 'Decline', zh: '拒绝' },
  today: { ru: 'Сегодня', en: 'Today', zh: '今天' },
  yesterday: { ru: 'Вчера', en: 'Yesterday', zh: '昨天' },
  earlier: { ru: 'Раньше', en: 'Earlier', zh: '更早' },
  digest: { ru: 'Дайджест', en: 'Digest', zh: '摘要' },
  channels: {
    site: { ru: 'На сайте', en: 'On the site', zh: '站内' },
    mail: { ru: 'Письмом', en: 'E-mail', zh: '邮件' },
    digest: { ru: 'Дайджест', en: 'Digest', zh: '摘要' },
  },
  frequencies: {
    workdays: { ru: 'По будням', en: 'Workdays', zh: '工作日' },
    weekly: { ru: 'Раз в неделю', en: 'Weekly', zh: '每周' },
    never: { ru: 'Никогда', en: 'Never', zh: '从不' },
  },
  /** For each topic its name and a hint, which may be empty. */
  topics: {
    sales: [
      { ru: 'Новый заказ и получение', en: 'New order and receipt', zh: '新订单和收货' },
      { ru: 'когда вы продавец', en: 'when you sell', zh: '您是卖家时' },
    ],
    purchases: [
      { ru: 'Оплата, отправка, возврат', en: 'Payment, shipping, refund', zh: '付款、发货、退款' },
      { ru: 'когда вы покупатель', en: 'when you buy', zh: '您是买家时' },
    ],
    product_decisions: [
      { ru: 'Решение по карточке', en: 'Decision on a card', zh: '商品审核结果' },
      { ru: 'опубликована или возвращена', en: 'published or returned', zh: '已发布或退回' },
    ],
    product_batches: [
      { ru: 'Много карточек проверено сразу', en: 'Many cards decided at once', zh: '批量商品审核' },
      { ru: 'сколько опубликовано и возвращено', en: 'how many were published and returned', zh: '发布和退回的数量' },
    ],
    products_hidden: [
      { ru: 'Карточки скрыты', en: 'Cards hidden', zh: '商品被隐藏' },
      { ru: 'тариф или компания', en: 'plan or company', zh: '套餐或公司' },
    ],
    reviews: [{ ru: 'Отзывы и ответы', en: 'Reviews and replies', zh: '评价和回复' }, ''],
    lists: [{ ru: 'Список проверен', en: 'List checked', zh: '清单核查完毕' }, ''],
    watched: [
      { ru: 'Изменения компаний', en: 'Changes to companies', zh: '企业变更' },
      { ru: 'за которыми вы следите', en: 'that you watch', zh: '您关注的企业' },
    ],
    webhooks: [
      { ru: 'Вебхуки', en: 'Webhooks', zh: 'Webhook' },
      { ru: 'когда адрес не отвечает', en: 'when an address does not answer', zh: '地址无响应时' },
    ],
    disputes: [
      { ru: 'Оспоренные факты', en: 'Disputed facts', zh: '争议事实' },
      {
        ru: 'проверили форму, источник сменился, срок прошёл',
        en: 'form checked, source changed, term expired',
        zh: '形式审核、来源变更、期限届满',
      },
    ],
    team: [
      { ru: 'Команда', en: 'Team', zh: '团队' },
      {
        ru: 'кто пришёл и ушёл, передача команды, решения по сделкам',
        en: 'who joined and left, team handover, decisions on deals',
        zh: '成员加入与离开、团队转交、交易决定',
      },
    ],
    messages: [
      { ru: 'Сообщения', en: 'Messages', zh: '消息' },
      { ru: 'письмом, если не прочитали за 15 минут', en: 'by e-mail if unread for 15 minutes', zh: '15 分钟未读则发邮件' },
    ],
    friends: [{ ru: 'Заявки в друзья', en: 'Friend requests', zh: '好友请求' }, ''],
    binding: [
      { ru: 'Привязка компании', en: 'Company link', zh: '公司绑定' },
      { ru: 'одобрена или отклонена', en: 'approved or declined', zh: '通过或拒绝' },
    ],
    plan: [
      { ru: 'Тариф', en: 'Plan', zh: '套餐' },
      { ru: 'за 7 дней, за день, в день окончания', en: '7 days and 1 day before, and on the end date', zh: '到期前 7 天、1 天及当天' },
    ],
    support: [{ ru: 'Ответ поддержки', en: 'Support reply', zh: '客服回复' }, ''],
    access: [{ ru: 'Вход с нового устройства', en: 'Sign-in from a new device', zh: '新设备登录' }, ''],
    payment_alarms: [
      { ru: 'Платежам нужен человек', en: 'Payments need a person', zh: '付款需要人工处理' },
      { ru: 'для персонала', en: 'for staff', zh: '仅限员工' },
    ],
  } satisfies Record<NoticeTopic, readonly [name: Translated<string>, hint: Translated<string> | '']>,
  failed: { ru: 'Не получилось. Попробуйте ещё раз.', en: 'That did not work. Please try again.', zh: '未成功，请重试。' },
  groups: {
    account: { ru: 'Счёт и доступ', en: 'Account and access', zh: '账户与访问' },
    companies: { ru: 'Компании', en: 'Companies', zh: '公司' },
    products: { ru: 'Товары', en: 'Goods', zh: '商品' },
    orders: { ru: 'Заказы', en: 'Orders', zh: '订单' },
    people: { ru: 'Люди', en: 'People', zh: '联系人' },
    plan: { ru: 'Тариф', en: 'Plan', zh: '套餐' },
  } satisfies Record<NoticeGroup, Translated<string>>,
  kinds: noticeSentenceMessages.texts,
})
