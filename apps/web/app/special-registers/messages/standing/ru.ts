// Where one company stands in the special registers. Russian is the source.
import type { companyInRegister } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { plural } from '../../../i18n/plural.ts'

export const messages = {
  names: {
    disqualified: 'Дисквалифицированные лица',
    'mass-addresses': 'Массовые адреса',
    'mass-heads': 'Массовые руководители',
    'tax-debts': 'Задолженность по налогам',
    offences: 'Налоговые правонарушения',
    'unfair-suppliers': 'Недобросовестные поставщики',
    licences: 'Лицензии',
    sanctions: 'Санкционные списки',
  } satisfies Record<SpecialRegister, string>,
  ofCompany: 'Особые реестры',
  states: {
    found: 'Найдено',
    not_found: 'Не найдено',
    not_checked: 'Не проверено',
    not_applicable: 'Не относится',
  } satisfies Record<(typeof companyInRegister)[number], string>,
  heads: {
    register: 'Реестр',
    label: 'Запись',
    asOf: 'На дату',
  },
  entriesOf: (count: number) => plural('ru', count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' }),
  companiesOf: (count: number) => plural('ru', count, { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' }),
  notLoaded: 'реестр у нас не загружен',
  notChecked: 'полной копии реестра нет',
  outdated: (day: string) => `выписка устарела: ${day}`,
  notCompared: 'в выписке нет того, по чему сравнивают',
  endedBefore: (day: string) => `на ${day}, называет только действующих`,
  notApplicable: 'реестр не о предпринимателях',
  example: 'Записи вымышлены: так выглядит реестр на показательных данных.',
  asOf: (day: string) => `на ${day}`,
}

export type StandingMessages = typeof messages
