// Sentence templates of the factors of `address.ts` (ru, en, zh): `{label}` is a value of the evidence, `{label:way}` the same in another form,
// `[…]` is dropped without its value, and the alternative after ` // ` is used if another value is missing.
import type { FactTexts } from '../../fact.ts'

export const addressFacts = {
  'address-moving': ['Меняет адрес: {remark:inside}', 'Moving: {remark}', '正在迁址：{remark}'],
  'address-unreliable': [
    'В ЕГРЮЛ недостоверны сведения об адресе',
    'The register marks the address as unreliable',
    '登记册标注地址信息不可靠',
  ],
  'contacts-known': [
    'Сайт {website}[, {phones:some|телефон|телефона|телефонов}] // Известно {phones:some|телефон|телефона|телефонов}',
    'Site {website}[, {phones:some|phone|phones}] // {phones:some|phone|phones} known',
    '网站{website}[，电话{phones:some}个] // 已知电话{phones:some}个',
  ],
  'mass-address': [
    'В здании {living|действующая компания|действующие компании|действующих компаний}[, за всё время {everRegistered}]',
    '{living|living company|living companies} in the building[, {everRegistered} ever]',
    '该楼内有{living}家存续公司[，历史共{everRegistered}家]',
  ],
  'office-neighbours': [
    'В том же офисе {living|действующая компания|действующие компании|действующих компаний}[, за всё время {everRegistered}]',
    '{living|living company|living companies} in the same office[, {everRegistered} ever]',
    '同一办公室有{living}家存续公司[，历史共{everRegistered}家]',
  ],
  'tax-office-migration': [
    'Налоговая сменилась {records|раз|раза|раз} за три года[, последний раз {since:last}]',
    'The tax office changed {records|time|times} within three years[, the last on {since:last}]',
    '三年内变更税务机关{records}次[，最近{since:last}]',
  ],
} satisfies Record<string, FactTexts>
