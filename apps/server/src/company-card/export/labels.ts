// Russian texts of the downloaded spreadsheets: the labels of the card in the order of its rows, and the headings of the annual accounts.

/** Labels of the fifteen rows A1:B15. ИНН: taxpayer number, КПП: code of the registration with a tax office, ОГРН: state registration number. */
export const exportLabels = {
  name: 'Наименование',
  fullName: 'Полное наименование',
  status: 'Статус',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН',
  registered: 'Дата регистрации',
  address: 'Юридический адрес',
  region: 'Регион',
  leader: 'Руководитель',
  capital: 'Уставный капитал, ₽',
  okved: 'Основной вид деятельности',
  taxAuthority: 'Налоговый орган',
  contacts: 'Контакты',
  source: 'Источник и дата данных',
} as const

/** Other texts of the card. ЕГРЮЛ: register of companies; ЕГРИП: register of sole traders, whose registration number is the ОГРНИП. */
export const exportTexts = {
  hidden: 'Сведения скрыты по закону',
  sheet: 'Карточка',
  ogrnip: 'ОГРНИП',
  since: 'с',
  phone: 'тел.',
  missing: '—',
  example: 'Пример',
  egrul: 'ЕГРЮЛ',
  egrip: 'ЕГРИП',
} as const

/** Texts of the file with one year's accounts. */
export const accountsWords = {
  filePrefix: 'Отчетность_',
  title: (year: number) => `Отчетность за ${year} год`,
  code: 'Код',
  line: 'Показатель',
  sum: 'Сумма, ₽',
} as const
