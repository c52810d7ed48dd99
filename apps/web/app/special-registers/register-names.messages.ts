// Names of the special registers (public lists that matter for a decision about a company), and texts of a company's card about being in them.

import type { companyInRegister } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const registerNameMessages = defineTexts({
  names: {
    disqualified: { ru: 'Дисквалифицированные лица', en: 'Disqualified persons', zh: '被取消资格人员' },
    'mass-addresses': { ru: 'Массовые адреса', en: 'Mass addresses', zh: '集中地址' },
    'mass-heads': { ru: 'Массовые руководители', en: 'Heads of many companies', zh: '集中负责人' },
    'tax-debts': { ru: 'Задолженность по налогам', en: 'Tax debts', zh: '欠税' },
    offences: { ru: 'Налоговые правонарушения', en: 'Tax offences', zh: '税务违法' },
    'unfair-suppliers': { ru: 'Недобросовестные поставщики', en: 'Unfair suppliers', zh: '失信供应商' },
    licences: { ru: 'Лицензии', en: 'Licences', zh: '许可证' },
    sanctions: { ru: 'Санкционные списки', en: 'Sanctions lists', zh: '制裁名单' },
  } satisfies Record<SpecialRegister, Translated<string>>,
  ofCompany: { ru: 'Особые реестры', en: 'Special registers', zh: '特别登记册' },
  states: {
    found: { ru: 'Найдено', en: 'Found', zh: '已找到' },
    not_found: { ru: 'Не найдено', en: 'Not found', zh: '未找到' },
    not_checked: { ru: 'Не проверено', en: 'Not checked', zh: '未核查' },
    not_applicable: { ru: 'Не относится', en: 'Not applicable', zh: '不适用' },
  } satisfies Record<(typeof companyInRegister)[number], Translated<string>>,
  entryCount: {
    ru: (count: number) => plural('ru', count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' }),
    en: (count: number) => plural('en', count, { one: '# entry', other: '# entries' }),
    zh: (count: number) => `${count} 条记录`,
  },
  companyCount: {
    ru: (count: number) => plural('ru', count, { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' }),
    en: (count: number) => plural('en', count, { one: '# company', other: '# companies' }),
    zh: (count: number) => `${count} 家公司`,
  },
  notLoaded: { ru: 'реестр у нас не загружен', en: 'we have not loaded this register', zh: '尚未载入该登记册' },
  notChecked: { ru: 'полной копии реестра нет', en: 'we have no full copy of the register', zh: '没有登记册的完整副本' },
  outdated: {
    ru: (day: string) => `данные устарели: ${day}`,
    en: (day: string) => `the data is out of date: ${day}`,
    zh: (day: string) => `数据已过时：${day}`,
  },
  // The extract of the register of legal entities has no address or head to count companies by.
  notCompared: {
    ru: 'в выписке нет того, по чему сравнивают',
    en: 'the extract lacks the data to compare by',
    zh: '摘录中没有可供比对的信息',
  },
  // The register lists active businesses only, and this one had been closed.
  endedBefore: {
    ru: (day: string) => `на ${day}, называет только действующих`,
    en: (day: string) => `as of ${day}, lists active businesses only`,
    zh: (day: string) => `截至 ${day}，仅列出仍在经营者`,
  },
  notApplicable: { ru: 'реестр не о предпринимателях', en: 'the register does not cover sole traders', zh: '登记册不涉及个体经营者' },
  // For a demo with invented data.
  example: {
    ru: 'Записи вымышлены: так выглядит реестр на показательных данных.',
    en: 'The entries are invented: this is how the register looks on demo data.',
    zh: '记录为虚构：这是演示数据中登记册的样子。',
  },
  asOf: { ru: (day: string) => `на ${day}`, en: (day: string) => `as of ${day}`, zh: (day: string) => `截至 ${day}` },
})
