// Texts of price lists that are fetched from a URL on a schedule.
// Formats: YML is the XML format of Yandex Market, CommerceML that of the accounting program 1С.
import type { UrlFault } from '@sverka/contract/price-lists/addresses.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'

export const addressesMessages = defineTexts({
  title: { ru: 'Прайсы по ссылке', en: 'Price lists by link', zh: '从网址获取价目表' },
  foot: {
    ru: 'Файл забираем сами и загружаем сразу. Если он не изменился, ничего не делаем.',
    en: 'We fetch the file ourselves and import it at once. If it has not changed, nothing happens.',
    zh: '我们自动获取文件并立即载入。文件未变时不做任何操作。',
  },
  url: { ru: 'Ссылка на прайс', en: 'Price list link', zh: '价目表网址' },
  urlHint: {
    ru: 'https, до 20 МБ: xlsx, csv, YML или CommerceML',
    en: 'https, up to 20 MB: xlsx, csv, YML or CommerceML',
    zh: 'https，最大 20 MB：xlsx、csv、YML 或 CommerceML',
  },
  company: { ru: 'Продавец', en: 'Seller', zh: '卖家' },
  every: { ru: 'Как часто', en: 'How often', zh: '频率' },
  hours: {
    ru: (hours: number) => (hours === 24 ? 'Раз в сутки' : hours === 1 ? 'Каждый час' : `Раз в ${hours} ч`),
    en: (hours: number) => (hours === 24 ? 'Once a day' : hours === 1 ? 'Every hour' : `Every ${hours} hours`),
    zh: (hours: number) => (hours === 24 ? '每天一次' : `每 ${hours} 小时`),
  },
  last: { ru: 'Последний раз', en: 'Last time', zh: '上次' },
  soon: { ru: 'Скоро заберём', en: 'Soon', zh: '即将获取' },
  act: { ru: 'Действие', en: 'Action', zh: '操作' },
  add: { ru: 'Забирать', en: 'Fetch', zh: '开始获取' },
  remove: { ru: 'Не забирать', en: 'Stop fetching', zh: '停止获取' },
  /** Why the last fetch failed. */
  faults: {
    inside: { ru: 'адрес ведёт во внутреннюю сеть', en: 'the address leads to an internal network', zh: '网址指向内部网络' },
    no_connection: { ru: 'адрес не отвечает', en: 'the address does not respond', zh: '网址无响应' },
    timeout: { ru: 'не дождались файла', en: 'the file took too long', zh: '获取文件超时' },
    status: { ru: 'по адресу нет файла', en: 'there is no file at the address', zh: '网址处没有文件' },
    too_large: { ru: 'файл больше 20 МБ', en: 'the file is larger than 20 MB', zh: '文件超过 20 MB' },
    not_a_list: { ru: 'это не прайс: не нашли артикулов', en: 'not a price list: no SKUs found', zh: '不是价目表：未找到货号' },
    required: { ru: 'в файле нет строк', en: 'the file has no lines', zh: '文件没有行' },
    too_many_rows: { ru: 'больше 50 000 строк', en: 'more than 50,000 lines', zh: '超过 50,000 行' },
    too_much_text: { ru: 'в файле слишком много текста', en: 'the file has too much text', zh: '文件文本过多' },
    may_not_sell: {
      ru: 'тариф или компания не дают продавать',
      en: 'the plan or the company does not allow selling',
      zh: '套餐或公司不允许销售',
    },
  } satisfies Record<UrlFault, Translated<string>>,
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Please try again.', zh: '操作失败，请重试。' },
})
