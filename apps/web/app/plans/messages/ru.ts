// Texts of the tariffs and the subscription. Russian is the source.
import type { PlanName } from '@sverka/contract/plans/plans.rules'
import { plural } from '../../i18n/plural.ts'
import type { PlanButton } from '../plan-button.rules.ts'

const CHECKS = { one: '# полная проверка', few: '# полные проверки', many: '# полных проверок', other: '# полных проверок' }

export const messages = {
  title: 'Тарифы',
  description: 'Free, Business и Premium: полные проверки компаний, покупки, продажи и сообщения. Без автосписаний.',
  lead: 'Начните бесплатно. Платите, когда проверок станет больше пяти.',
  periodLabel: 'Срок оплаты',
  month: 'Месяц',
  year: 'Год',
  recommended: 'Рекомендуем',
  perMonth: 'в месяц',
  saved: (sum: string) => `на ${sum} меньше, чем помесячно`,
  perYear: 'в год',
  firstDays: 'первые 30 дней',
  checksFree: (count: number) => `${plural('ru', count, CHECKS)} на 30 дней`,
  unlimited: 'Полные проверки без ограничений',
  search: 'Поиск по ИНН и названию',
  basket: 'Корзина и заказы',
  messages: 'Сообщения продавцам и друзьям',
  notifications: 'Уведомления об изменениях',
  showcase: 'Витрина и размещение товаров',
  extendedReports: 'Расширенные отчёты',
  absent: 'Нет: ',
  buttons: {
    register: 'Зарегистрироваться',
    member: 'Вы уже в системе',
    current: 'Ваш текущий тариф',
    business: 'Начать сейчас',
    pro: 'Подключить Premium',
  } satisfies Record<PlanButton, string>,
  failed: 'Не получилось открыть оплату. Повторите позже.',
  withdrawn: 'Этот тариф больше не продаётся. Выберите другой на странице тарифов.',
  which: 'Какой тариф мне подходит',
  fits: {
    free: ['Free, если вы проверяете редко', 'Новый поставщик раз в неделю, разовая закупка, интерес к соседу по офису.'],
    business: ['Business, если есть закупки', 'До ста проверок в месяц: бухгалтер, закупщик и юрист смотрят одни карточки.'],
    pro: ['Premium, если вы продаёте', 'Товары на витрине, знак проверенного поставщика, сотни проверок в месяц.'],
  } satisfies Record<PlanName, readonly [string, string]>,
  questions: 'Вопросы',
  faq: [
    [
      'Что входит в полную проверку?',
      'Полный отчёт о компании с доказательствами по каждому фактору, в PDF и xlsx. Повторный отчёт о той же компании в течение периода не тратит проверку. Карточки открыты всем.',
    ],
    ['Спишутся ли деньги после 30 дней?', 'Нет. Для Free карта не нужна, автосписаний нет ни на одном тарифе.'],
    ['Какими картами можно оплатить?', 'VISA, MasterCard, МИР, China UnionPay, JCB, American Express. Электронный чек придёт на почту.'],
    ['Где взять реквизиты для оплаты по счёту?', 'Банковские реквизиты на странице «Реквизиты».'],
  ] as readonly (readonly [string, string])[],
  promoTitle: '5 проверок бесплатно',
  promoLead: 'Без оплаты, без карты, без автосписаний.',
  subscription: 'Подписка',
  compare: 'Сравнить тарифы',
  yourPlan: 'Ваш тариф',
  until: (day: string) => `Действует до ${day}`,
  noEnd: 'Действует без срока',
  freeUntil: (day: string) => `Бесплатные проверки до ${day}`,
  freeOver: 'Бесплатные проверки закончились: они были на первые 30 дней',
  never: 'Сам не продлится: денег без вашего нажатия не спишем',
  renew: (price: string) => `Продлить за ${price}`,
  renewNow: 'Продлить сейчас',
  renewUntil: (day: string) => `до ${day}, остаток дней сохранится`,
  endsSoon: (days: number) =>
    days === 0
      ? 'Тариф закончится сегодня'
      : `Тариф закончится через ${plural('ru', days, { one: '# день', few: '# дня', many: '# дней', other: '# дней' })}`,
  endsSoonHint: (day: string) => `После ${day} товары уйдут с витрины, новых проверок не будет. Всё вернётся, когда продлите.`,
  spentTitle: 'Полные проверки кончились',
  spentUntil: (day: string) => `Новые появятся ${day}. Уже составленные отчёты открываются, карточки доступны всем.`,
  spentForever: 'Уже составленные отчёты открываются, карточки доступны всем. Новые проверки есть в платных тарифах.',
  used: 'Израсходовано',
  usedBetween: (from: string, until: string) => `с ${from} по ${until}`,
  fullChecks: 'Полные проверки',
  usedOf: (used: string, limit: string) => `${used} из ${limit}`,
  left: (count: string) => `Осталось ${count}. Одна и та же компания считается один раз`,
  more: 'Подключить больше',
  open: 'Что открыто',
  payments: 'Платежи',
  paidAt: 'Дата',
  what: 'За что',
  sum: 'Сумма',
  planMonth: (name: string) => `${name}, месяц`,
  planYear: (name: string) => `${name}, год`,
  noPayments: 'Платежей пока нет',
}

export type Messages = typeof messages
