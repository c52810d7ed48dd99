// Texts of printed invoices, of the payment's purpose and of e-mails; Russian only, since these are Russian business documents.
import { composeEmail, type Email } from '../../platform/mail/email.ts'

const amountFormat = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Kopecks as rubles with two decimals, without the ruble sign, which banks do not accept. */
export const plainSum = (kopecks: number): string => amountFormat.format(kopecks / 100).replace(/\s/g, ' ')

/** YYYY-MM-DD as DD.MM.YYYY. */
export const russianDay = (day: string): string => day.split('-').reverse().join('.')

const months = ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря']

/** YYYY-MM-DD as «20 ноября 2026 г.» */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year} г.`
}

const moscowFormat = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' })
/** Day and time in Moscow, as «20.11.2026, 18:00». */
export const russianMoment = (moment: Date): string => moscowFormat.format(moment)

interface Purpose {
  /** Number of the invoice. */
  readonly number: number
  readonly issuedOn: string
  readonly vat: readonly { readonly rate: number; readonly kopecks: number }[]
}

/** The purpose for the payer's payment order: «Оплата по счёту № 5 от 20.11.2026» and the VAT by rate, or «без НДС» (without VAT). */
export const purposeText = ({ number, issuedOn, vat }: Purpose): string =>
  [
    `Оплата по счёту № ${number} от ${russianDay(issuedOn)}`,
    ...(vat.length === 0 ? ['без НДС'] : vat.map(({ rate, kopecks }) => `в т. ч. НДС ${rate} % ${plainSum(kopecks).replace(/\s/g, '')}`)),
  ].join(', ')

/**
 * Labels: `bic` is the bank's identifier, `corrAccount` the bank's own account at the Bank of Russia, `inn` the taxpayer's number, `kpp` the
 * number of a company's registration at a tax office. `ОКЕИ` is the classifier of units of measurement.
 */
export const invoicePaperTexts = {
  brand: 'Сверка',
  title: (number: number, day: string) => `Счёт на оплату № ${number} от ${longDay(day)}`,
  recipientBank: 'Банк получателя',
  bic: 'БИК',
  corrAccount: 'Корр. счёт',
  inn: 'ИНН',
  kpp: 'КПП',
  account: 'Расчётный счёт',
  recipient: 'Получатель',
  scan: 'Оплата по QR в приложении банка',
  supplier: 'Поставщик',
  buyer: 'Покупатель',
  basis: 'Основание',
  basisText: (order: string, reference: string | null) => `Заказ № ${order}${reference ? `, ваша заявка ${reference}` : ''}`,
  planBasis: 'Тариф «Сверки»',
  validUntil: 'Действует до',
  valid: (moment: Date) => `${russianMoment(moment)}, до этого срока товар отложен за покупателем`,
  columns: { place: '№', name: 'Товар, услуга', quantity: 'Количество', price: 'Цена с НДС', vat: 'НДС', total: 'Сумма' },
  priceWithoutVat: 'Цена',
  sheet: 'Документ',
  sheetColumns: [
    '№',
    'Код',
    'Наименование',
    'Единица',
    'ОКЕИ',
    'Количество',
    'Цена с НДС, ₽',
    'Без НДС, ₽',
    'Ставка НДС',
    'НДС, ₽',
    'Сумма, ₽',
  ],
  withoutVat: 'без НДС',
  total: 'Итого',
  vatWithin: (rate: number) => `в том числе НДС ${rate} %`,
  toPay: 'Всего к оплате, ₽',
  names: (count: number, sum: string) => `Наименований ${count}, на сумму ${sum} ₽`,
  terms: 'Условия',
  termsText: (purpose: string) =>
    `В назначении платежа укажите: «${purpose}». Оплата означает согласие с договором-офертой под тем же номером. Товар отгружаем после поступления денег на счёт.`,
  planTerms: (purpose: string) => `В назначении платежа укажите: «${purpose}». Тариф начнёт действовать, когда деньги поступят на счёт.`,
  head: 'Руководитель',
  trader: 'Предприниматель',
  accountant: 'Главный бухгалтер',
  foot: (number: number, day: string, seller: string) => `Счёт № ${number} от ${russianDay(day)}, ${seller}`,
  page: 'Страница',
  of: 'из',
} as const

/** Digits of the ИНН, the taxpayer's number, of a sole trader; a company's has ten. */
const TRADER_INN_LENGTH = 12

/** Whether a party is a sole trader («индивидуальный предприниматель») and not a company. */
export const isTrader = ({ inn }: { readonly inn: string }): boolean => inn.length === TRADER_INN_LENGTH

/** Name, tax numbers (ИНН; КПП of companies) and address of a party in one line. */
export const partyText = ({ name, inn, kpp, address }: { name: string; inn: string; kpp: string | null; address: string | null }): string =>
  [name, `ИНН ${inn}`, ...(kpp ? [`КПП ${kpp}`] : []), ...(address ? [address] : [])].join(', ')

interface InvoiceDetails {
  /** True if the site's owner sells, which it does with plans. */
  readonly isOwn: boolean
  readonly number: number
  readonly issuedOn: string
  readonly validUntil: Date
  readonly kopecks: number
  readonly seller: string
  readonly buyer: string
  readonly url: string
}

/** E-mail to the buyer's accountant, who has no account on the site. */
export const invoiceEmail = (to: string, details: InvoiceDetails): Email =>
  composeEmail({
    to,
    subject: `Счёт № ${details.number} от ${russianDay(details.issuedOn)} на ${plainSum(details.kopecks)} ₽`,
    paragraphs: [
      'Здравствуйте.',
      `${details.seller} выставляет счёт № ${details.number} от ${russianDay(details.issuedOn)} на ${plainSum(details.kopecks)} ₽. Покупатель: ${details.buyer}.`,
      `Счёт действует до ${russianMoment(details.validUntil)} по Москве.${details.isOwn ? '' : ' До этого времени товар отложен.'}`,
      `На странице счёта есть реквизиты, QR для приложения банка и PDF. ${details.isOwn ? 'Тариф начнёт действовать, когда деньги поступят на счёт.' : 'Деньги идут продавцу напрямую, минуя «Сверку».'}`,
    ],
    action: { label: 'Открыть счёт', url: details.url },
    footnote: 'Если вы не ждали этого счёта, ничего не платите: покупатель мог ошибиться в адресе почты.',
  })
