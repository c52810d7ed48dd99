// Texts of the page of plans and of a member's subscription.

import type { PlanName } from '@sverka/contract/plans/plans.rules'
import { defineTexts, type Messages, type Translated, translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'
import type { PlanButton } from './plan-button.rules.ts'

/** Plural forms; a full check is a report on one company. */
const CHECKS = {
  ru: { one: '# полная проверка', few: '# полные проверки', many: '# полных проверок', other: '# полных проверок' },
  en: { one: '# full check', other: '# full checks' },
}

export const plansMessages = defineTexts({
  title: { ru: 'Тарифы', en: 'Plans', zh: '资费' },
  description: {
    ru: 'Free, Business и Premium: полные проверки компаний, покупки, продажи и сообщения. Без автосписаний.',
    en: 'Free, Business and Premium: full checks of companies, buying, selling and messages. No automatic charges.',
    zh: 'Free、Business 和 Premium：完整核查、采购、销售和消息。不自动扣款。',
  },
  /** Translations of the plans' original descriptions, by the Russian text; a description that staff have changed is shown untranslated. */
  about: translated<string>(
    {},
    {
      'Познакомиться и проверить первых партнёров': {
        en: 'Get to know the site and check your first partners',
        zh: '了解平台，核查首批合作伙伴',
      },
      'Регулярные проверки поставщиков и покупателей': { en: 'Regular checks of suppliers and buyers', zh: '定期核查供应商和买家' },
      'Продажи, поток проверок и интеграции': { en: 'Sales, many checks and integrations', zh: '销售、大量核查与系统集成' },
    },
  ),
  lead: {
    ru: 'Начните бесплатно. Платите, когда проверок станет больше пяти.',
    en: 'Start for free. Pay when five checks are not enough.',
    zh: '免费开始。五次核查不够时再付费。',
  },
  periodLabel: { ru: 'Срок оплаты', en: 'Billing', zh: '付款周期' },
  month: { ru: 'Месяц', en: 'Month', zh: '按月' },
  year: { ru: 'Год', en: 'Year', zh: '按年' },
  recommended: { ru: 'Рекомендуем', en: 'Recommended', zh: '推荐' },
  perMonth: { ru: 'в месяц', en: 'a month', zh: '每月' },
  saved: {
    ru: (sum: string) => `на ${sum} меньше, чем помесячно`,
    en: (sum: string) => `${sum} less than paying monthly`,
    zh: (sum: string) => `比按月省 ${sum}`,
  },
  perYear: { ru: 'в год', en: 'a year', zh: '每年' },
  firstDays: { ru: 'первые 30 дней', en: 'the first 30 days', zh: '前30天' },
  checksFree: {
    ru: (count: number) => `${plural('ru', count, CHECKS.ru)} на 30 дней`,
    en: (count: number) => `${plural('en', count, CHECKS.en)} for 30 days`,
    zh: (count: number) => `30天内 ${count} 次完整核查`,
  },
  unlimited: { ru: 'Полные проверки без ограничений', en: 'Unlimited full checks', zh: '完整核查次数不限' },
  search: { ru: 'Поиск по ИНН и названию', en: 'Search by INN and name', zh: '按税号和名称搜索' },
  basket: { ru: 'Корзина и заказы', en: 'Cart and orders', zh: '购物车和订单' },
  messages: { ru: 'Сообщения продавцам и друзьям', en: 'Messages to sellers and friends', zh: '给卖家和好友发消息' },
  notifications: { ru: 'Уведомления об изменениях', en: 'Notifications of changes', zh: '变更通知' },
  showcase: { ru: 'Витрина и размещение товаров', en: 'Storefront and goods listings', zh: '橱窗和商品发布' },
  extendedReports: { ru: 'Расширенные отчёты', en: 'Extended reports', zh: '扩展报告' },
  absent: { ru: 'Нет: ', en: 'Not included: ', zh: '不包含：' },
  buttons: {
    register: { ru: 'Зарегистрироваться', en: 'Sign up', zh: '注册' },
    member: { ru: 'Вы уже в системе', en: 'You are already signed in', zh: '您已在系统中' },
    current: { ru: 'Ваш текущий тариф', en: 'Your current plan', zh: '您当前的资费' },
    business: { ru: 'Начать сейчас', en: 'Start now', zh: '立即开始' },
    pro: { ru: 'Подключить Premium', en: 'Get Premium', zh: '开通 Premium' },
  } satisfies Record<PlanButton, Translated<string>>,
  failed: {
    ru: 'Не получилось открыть оплату. Повторите позже.',
    en: 'The payment could not be opened. Try again later.',
    zh: '无法打开付款页面。请稍后再试。',
  },
  withdrawn: {
    ru: 'Этот тариф больше не продаётся. Выберите другой на странице тарифов.',
    en: 'This plan is no longer sold. Choose another on the plans page.',
    zh: '该方案已停止销售。请在方案页面选择其他方案。',
  },
  which: { ru: 'Какой тариф мне подходит', en: 'Which plan suits me', zh: '哪种资费适合我' },
  /** By kind of plan: for whom it is, and an example. */
  fits: {
    free: [
      { ru: 'Free, если вы проверяете редко', en: 'Free, if you check rarely', zh: 'Free：偶尔核查' },
      {
        ru: 'Новый поставщик раз в неделю, разовая закупка, интерес к соседу по офису.',
        en: 'A new supplier once a week, a one-off purchase, curiosity about the office next door.',
        zh: '每周一个新供应商、一次性采购、了解邻近公司。',
      },
    ],
    business: [
      { ru: 'Business, если есть закупки', en: 'Business, if you buy', zh: 'Business：有采购业务' },
      {
        ru: 'До ста проверок в месяц: бухгалтер, закупщик и юрист смотрят одни карточки.',
        en: 'Up to a hundred checks a month: accountant, buyer and lawyer look at the same cards.',
        zh: '每月最多一百次核查：会计、采购和律师查看同样的卡片。',
      },
    ],
    pro: [
      { ru: 'Premium, если вы продаёте', en: 'Premium, if you sell', zh: 'Premium：您要销售' },
      {
        ru: 'Товары на витрине, знак проверенного поставщика, сотни проверок в месяц.',
        en: 'Goods in the storefront, the mark of a verified supplier, hundreds of checks a month.',
        zh: '橱窗商品、认证供应商标志、每月数百次核查。',
      },
    ],
  } satisfies Record<PlanName, readonly [Translated<string>, Translated<string>]>,
  questions: { ru: 'Вопросы', en: 'Questions', zh: '常见问题' },
  faq: [
    [
      { ru: 'Что входит в полную проверку?', en: 'What is a full check?', zh: '完整核查包含什么？' },
      {
        ru: 'Полный отчёт о компании с доказательствами по каждому фактору, в PDF и xlsx. Повторный отчёт о той же компании в течение периода не тратит проверку. Карточки открыты всем.',
        en: 'A full report on a company with evidence for each factor, as PDF and xlsx. Another report on the same company within the period does not use a check. Cards are open to everyone.',
        zh: '一份公司完整报告，每个因素都有依据，提供 PDF 和 xlsx。周期内同一公司的再次报告不扣次数。卡片对所有人开放。',
      },
    ],
    [
      { ru: 'Спишутся ли деньги после 30 дней?', en: 'Will I be charged after 30 days?', zh: '30天后会扣款吗？' },
      {
        ru: 'Нет. Для Free карта не нужна, автосписаний нет ни на одном тарифе.',
        en: 'No. Free needs no card, and no plan is charged automatically.',
        zh: '不会。Free 不需要银行卡，任何资费都不自动扣款。',
      },
    ],
    [
      { ru: 'Какими картами можно оплатить?', en: 'Which cards can I pay with?', zh: '可以用哪些卡付款？' },
      {
        ru: 'VISA, MasterCard, МИР, China UnionPay, JCB, American Express. Электронный чек придёт на почту.',
        en: 'VISA, MasterCard, MIR, China UnionPay, JCB, American Express. The receipt comes by e-mail.',
        zh: 'VISA、MasterCard、MIR、China UnionPay、JCB、American Express。电子收据会发送到邮箱。',
      },
    ],
    [
      {
        ru: 'Где взять реквизиты для оплаты по счёту?',
        en: 'Where are the bank details for paying by invoice?',
        zh: '对公付款的账户信息在哪里？',
      },
      { ru: 'Банковские реквизиты на странице «Реквизиты».', en: 'On the “Company details” page.', zh: '在“公司信息”页面。' },
    ],
  ] as readonly (readonly [Translated<string>, Translated<string>])[],
  promoTitle: { ru: '5 проверок бесплатно', en: '5 free checks', zh: '免费核查5次' },
  promoLead: {
    ru: 'Без оплаты, без карты, без автосписаний.',
    en: 'No payment, no card, no automatic charges.',
    zh: '无需付款，无需银行卡，不自动扣款。',
  },
  subscription: { ru: 'Подписка', en: 'Subscription', zh: '订阅' },
  compare: { ru: 'Сравнить тарифы', en: 'Compare plans', zh: '比较资费' },
  yourPlan: { ru: 'Ваш тариф', en: 'Your plan', zh: '您的资费' },
  until: { ru: (day: string) => `Действует до ${day}`, en: (day: string) => `Valid until ${day}`, zh: (day: string) => `有效期至 ${day}` },
  noEnd: { ru: 'Действует без срока', en: 'No end date', zh: '无期限' },
  freeUntil: {
    ru: (day: string) => `Бесплатные проверки до ${day}`,
    en: (day: string) => `Free checks until ${day}`,
    zh: (day: string) => `免费核查至 ${day}`,
  },
  freeOver: {
    ru: 'Бесплатные проверки закончились: они были на первые 30 дней',
    en: 'The free checks are over: they were for the first 30 days',
    zh: '免费核查已结束：仅限前30天',
  },
  notRenewedByItself: {
    ru: 'Сам не продлится: денег без вашего нажатия не спишем',
    en: 'It does not renew automatically: nothing is charged without your click',
    zh: '不会自动续费：未经您点击不扣款',
  },
  renew: {
    ru: (price: string) => `Продлить за ${price}`,
    en: (price: string) => `Renew for ${price}`,
    zh: (price: string) => `续费 ${price}`,
  },
  renewNow: { ru: 'Продлить сейчас', en: 'Renew now', zh: '立即续订' },
  renewUntil: {
    ru: (day: string) => `до ${day}, остаток дней сохранится`,
    en: (day: string) => `until ${day}, remaining days are kept`,
    zh: (day: string) => `至 ${day}，剩余天数保留`,
  },
  endsSoon: {
    ru: (days: number) =>
      days === 0
        ? 'Тариф закончится сегодня'
        : `Тариф закончится через ${plural('ru', days, { one: '# день', few: '# дня', many: '# дней', other: '# дней' })}`,
    en: (days: number) =>
      days === 0 ? 'The plan ends today' : `The plan ends in ${plural('en', days, { one: '# day', other: '# days' })}`,
    zh: (days: number) => (days === 0 ? '资费今天到期' : `资费将在 ${days} 天后到期`),
  },
  endsSoonHint: {
    ru: (day: string) => `После ${day} товары уйдут с витрины, новых проверок не будет. Всё вернётся, когда продлите.`,
    en: (day: string) => `After ${day} goods will go off sale and there will be no new checks. Everything comes back when you renew.`,
    zh: (day: string) => `${day} 之后商品将从橱窗下架，不再有新的核查。续费后全部恢复。`,
  },
  spentTitle: { ru: 'Полные проверки кончились', en: 'There are no full checks left', zh: '完整核查次数已用完' },
  spentUntil: {
    ru: (day: string) => `Новые появятся ${day}. Уже составленные отчёты открываются, карточки доступны всем.`,
    en: (day: string) => `New ones will be available on ${day}. Reports already made can be opened, and cards are open to everyone.`,
    zh: (day: string) => `新的次数将于 ${day} 提供。已有报告仍可打开，卡片对所有人开放。`,
  },
  spentForever: {
    ru: 'Уже составленные отчёты открываются, карточки доступны всем. Новые проверки есть в платных тарифах.',
    en: 'Reports already made can be opened, and cards are open to everyone. Paid plans have new checks.',
    zh: '已有报告仍可打开，卡片对所有人开放。付费资费提供新的核查次数。',
  },
  team: { ru: 'Команда', en: 'Team', zh: '团队' },
  paidByTeam: {
    ru: (company: string) => `Вы в команде компании ${company}: ваши полные отчёты считает тариф её владельца, а не этот.`,
    en: (company: string) => `You are in the team of ${company}: your full reports count towards its owner’s plan, not this one.`,
    zh: (company: string) => `您在${company}的团队中：您的完整报告计入其所有者的套餐，而非此套餐。`,
  },
  used: { ru: 'Израсходовано', en: 'Used', zh: '已使用' },
  usedBetween: {
    ru: (from: string, until: string) => `с ${from} по ${until}`,
    en: (from: string, until: string) => `from ${from} to ${until}`,
    zh: (from: string, until: string) => `${from} 至 ${until}`,
  },
  fullChecks: { ru: 'Полные проверки', en: 'Full checks', zh: '完整核查' },
  usedCount: {
    ru: (used: string, limit: string) => `${used} из ${limit}`,
    en: (used: string, limit: string) => `${used} of ${limit}`,
    zh: (used: string, limit: string) => `${used} / ${limit}`,
  },
  left: {
    ru: (count: string) => `Осталось ${count}. Одна и та же компания считается один раз`,
    en: (count: string) => `${count} left. The same company counts once`,
    zh: (count: string) => `剩余 ${count}。同一公司只计一次`,
  },
  more: { ru: 'Подключить больше', en: 'Get more', zh: '升级' },
  included: { ru: 'Что открыто', en: 'What is included', zh: '包含内容' },
  payments: { ru: 'Платежи', en: 'Payments', zh: '付款记录' },
  paidAt: { ru: 'Дата', en: 'Date', zh: '日期' },
  what: { ru: 'За что', en: 'For what', zh: '项目' },
  sum: { ru: 'Сумма', en: 'Amount', zh: '金额' },
  planMonth: { ru: (name: string) => `${name}, месяц`, en: (name: string) => `${name}, a month`, zh: (name: string) => `${name}，一个月` },
  planYear: { ru: (name: string) => `${name}, год`, en: (name: string) => `${name}, a year`, zh: (name: string) => `${name}，一年` },
  how: { ru: 'Как', en: 'How', zh: '方式' },
  byCard: { ru: 'Картой', en: 'By card', zh: '银行卡' },
  byInvoice: {
    ru: (number: number) => `По счёту № ${number}`,
    en: (number: number) => `By invoice No. ${number}`,
    zh: (number: number) => `按账单 ${number}`,
  },
  noPayments: { ru: 'Платежей пока нет', en: 'No payments yet', zh: '暂无付款记录' },
})

export type PlansMessages = Messages<typeof plansMessages>
