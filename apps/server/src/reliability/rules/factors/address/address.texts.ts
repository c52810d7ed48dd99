// Texts of the reliability report about the factors of `address.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const addressTexts = {
  'address-moving': {
    ru: ['Меняет место нахождения', 'Принято решение о переезде: налоговая и реквизиты скоро сменятся.'],
    en: [
      'Changing its registered location',
      'A decision to move has been made: the tax office and the company’s details will change soon.',
    ],
    'zh-CN': ['正在变更住所', '已决定迁址，税务机关和登记信息即将变更。'],
  },
  'address-unreliable': {
    ru: ['Недостоверный адрес', 'Налоговая проверила адрес и внесла отметку о недостоверности.'],
    en: ['Unreliable address', 'The tax service checked the address and marked it as unreliable.'],
    'zh-CN': ['地址不实', '税务机关核查后将地址标记为不实。'],
  },
  'contacts-known': {
    ru: ['Известны контакты', 'У компании есть сайт или телефон: её можно найти не только по бумагам.'],
    en: ['Contacts are known', 'The company has a website or a phone number: it can be found not only on paper.'],
    'zh-CN': ['联系方式已知', '公司有网站或电话，可通过公开渠道联系。'],
  },
  'mass-address': {
    ru: ['Массовый адрес', 'По адресу дома зарегистрировано 10 и больше действующих компаний; от 30 баллы вдвое больше.'],
    en: ['Mass address', 'Ten or more active companies are registered in the building; from 30 the points double.'],
    'zh-CN': ['集中注册地址', '该楼宇登记有10家以上存续公司；30家以上扣分加倍。'],
  },
  'office-neighbours': {
    ru: ['Соседи по офису', 'В том же помещении зарегистрированы ещё две действующие компании или больше.'],
    en: ['Neighbours in the office', 'Two or more other active companies are registered in the same premises.'],
    'zh-CN': ['同办公室公司', '同一房间还登记有两家以上存续公司。'],
  },
  'tax-office-migration': {
    ru: ['Миграция между налоговыми', 'Две и больше постановки на учёт за три года, не считая первой.'],
    en: ['Moves between tax offices', 'Two or more tax registrations in three years, not counting the first.'],
    'zh-CN': ['频繁变更税务机关', '三年内除首次外有两次以上税务登记。'],
  },
} satisfies Record<string, FactorTexts>
