// Sentence templates with which the reliability report states findings of the factors of `address.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. ` // ` separates alternatives: the next one is used if the one before lacks a value. A form of the value may follow the label:
// `:inside` the text with a small first letter, for the middle of a sentence, `:last` the latest of several days, `:some` a number that counts as
// missing if it is 0. ЕГРЮЛ is the state register of companies.
import type { FactTexts } from '../../fact.ts'

export const addressFacts = {
  'address-moving': ['Меняет адрес: {remark:inside}', 'Changing its address: {remark}', '正在迁址：{remark}'],
  'address-unreliable': [
    'В ЕГРЮЛ недостоверны сведения об адресе',
    'The register marks the address as unreliable',
    '登记册标注地址信息不可靠',
  ],
  'contacts-known': [
    'Сайт {website}[, {phones:some|телефон|телефона|телефонов}] // Известно {phones:some|телефон|телефона|телефонов}',
    'Website {website}[, {phones:some|phone number|phone numbers}] // {phones:some|phone number|phone numbers} known',
    '网站{website}[，电话{phones:some}个] // 已知电话{phones:some}个',
  ],
  'mass-address': [
    'В здании {living|действующая компания|действующие компании|действующих компаний}[, за всё время {everRegistered}]',
    '{living|active company|active companies} in the building[, {everRegistered} ever registered]',
    '该楼内有{living}家存续公司[，历史共{everRegistered}家]',
  ],
  'office-neighbours': [
    'В том же офисе {living|действующая компания|действующие компании|действующих компаний}[, за всё время {everRegistered}]',
    '{living|active company|active companies} in the same office[, {everRegistered} ever registered]',
    '同一办公室有{living}家存续公司[，历史共{everRegistered}家]',
  ],
  'tax-office-migration': [
    'Налоговая сменилась {records|раз|раза|раз} за три года[, последний раз {since:last}]',
    'The tax office changed {records|time|times} in three years[, most recently on {since:last}]',
    '三年内变更税务机关{records}次[，最近{since:last}]',
  ],
} satisfies Record<string, FactTexts>
