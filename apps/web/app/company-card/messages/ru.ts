// Texts of the company card. Russian is the source; the tabs' labels are those of the contract's table.
import { type TabWord, tabs } from '@sverka/contract/company-card/tabs'

export const messages = {
  tabs: Object.fromEntries(tabs.map(({ word, label }) => [word, label])) as Record<TabWord, string>,
  tabsLabel: 'Разделы карточки',
  more: 'Ещё',
  tabWarning: 'есть на что обратить внимание',
  tabStop: 'стоп',
  fullReport: 'Полный отчёт',
  copyRequisites: 'Скопировать реквизиты',
  requisitesCopied: 'Реквизиты скопированы',
  address: 'Юридический адрес',
  leader: 'Руководитель',
  verdictMore: 'Из чего складывается',
  loading: 'Загружаем карточку',
  marketplace: 'Маркетплейс',
  showcase: 'Витрина',
  breadcrumbs: 'Путь',
  counterParties: 'Контрагенты',
  searchLabel: 'Поиск компании',
  searchPlaceholder: 'ИНН, ОГРН или название',
  copy: 'Скопировать',
  copied: 'Скопировано!',
  copyInn: 'Скопировать ИНН',
  copyOgrn: 'Скопировать ОГРН',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН',
  ogrnip: 'ОГРНИП',
  description: ({ name, inn, ogrn, status, address }: { name: string; inn: string; ogrn: string; status: string; address: string }) =>
    [`${name}: ${status}`, inn && `ИНН ${inn}`, `ОГРН ${ogrn}`, address, 'реквизиты, учредители, лицензии и виды деятельности']
      .filter(Boolean)
      .join(', '),
  noData: 'Нет данных',
  soleTrader: 'Индивидуальный предприниматель',
  farmHead: 'Глава крестьянского (фермерского) хозяйства',
  isMine: 'Это моя компания',
  yours: 'Вы представляете эту компанию',
  sources: { egrul: 'ЕГРЮЛ, ФНС', egrip: 'ЕГРИП, ФНС', msp: 'Реестр МСП, ФНС', register: 'Реестр ФНС', statistics: 'Росстат' } as Record<
    string,
    string
  >,
  source: (name: string, example?: boolean) => `${example ? 'Пример источника' : 'Источник'}: ${name}`,
  sourceAsOf: (name: string, day: string, example?: boolean) => `${example ? 'Пример источника' : 'Источник'}: ${name}, на ${day}`,
  mainActivity: 'Основной вид деятельности',
  unreliable: 'Недостоверно',
  hiddenByLaw: 'Сведения скрыты по закону',
  taxAddress: 'Адрес',
}

export type Messages = typeof messages
