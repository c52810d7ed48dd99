// Makes small XML files in the formats of EGRUL («ЕГРЮЛ», state register of companies) and EGRIP («ЕГРИП», of sole traders), for tests. All
// names and numbers are invented.

/** The fields of a legal entity that tests set. */
export interface InventedCompany {
  /** Registration number. */
  ogrn: string
  /** Tax number. */
  inn: string
  /** Day of the extract, YYYY-MM-DD. */
  asOf: string
  name: string
  /** Day of registration («ДатаРег»), if the company was registered before it got its OGRN (these exist since 2002). */
  formedOn?: string
  /** Full name that is written exactly so, without legal form and short name. */
  bareName?: string
  /** Further elements inside the element of the company («СвЮЛ»). */
  more?: string
}

export interface InventedTrader {
  ogrn: string
  inn: string
  asOf: string
  fio: string
  place?: { region: string; city: string }
  closedOn?: string
  /** Day of registration. */
  since?: string
  taxOffice?: string
}

/** Number of the last invented company or sole trader. */
let serial = 0

const withCheck = (digits: string, modulus: number): string => digits + String((Number(digits) % modulus) % 10)

/** OGRN (registration number of a company) with a valid check digit. */
export const inventedOgrn = (number: number): string => withCheck(`12654000${String(number).padStart(4, '0')}`, 11)
/** OGRNIP (registration number of a sole trader) with a valid check digit. */
export const inventedOgrnip = (number: number): string => withCheck(`3265400000${String(number).padStart(4, '0')}`, 13)

const weigh = (digits: string, weights: number[]): string =>
  digits + String((weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10)

/** INN (tax number) of a company of the Novosibirsk region, with a valid check digit. */
export const inventedInn = (number: number): string => weigh(`5400${String(number).padStart(5, '0')}`, [2, 4, 10, 3, 5, 9, 4, 6, 8])
/** INN (tax number) of a person, with valid check digits. */
export const inventedPersonInn = (number: number): string =>
  weigh(weigh(`5400${String(number).padStart(6, '0')}`, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]), [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8])

/** A company with the next number; `asOf` is the day of the extract, YYYY-MM-DD. */
export function legalEntity(wishes: Partial<InventedCompany> & { asOf: string }): InventedCompany {
  const number = ++serial
  return { ogrn: inventedOgrn(number), inn: inventedInn(number), name: `ПРИМЕР ${number}`, ...wishes }
}

/** A sole trader with the next number; `asOf` is the day of the extract, YYYY-MM-DD. */
export function soleTrader(wishes: Partial<InventedTrader> & { asOf: string }): InventedTrader {
  const number = ++serial
  return { ogrn: inventedOgrnip(number), inn: inventedPersonInn(number), fio: 'ПРИМЕРОВ ПЁТР ПЕТРОВИЧ', ...wishes }
}

const CP1251_SPECIAL: Readonly<Record<string, number>> = { Ё: 0xa8, ё: 0xb8, '№': 0xb9, '«': 0xab, '»': 0xbb, '—': 0x97, ' ': 0xa0 }

/** Text in windows-1251, as in register files. */
export function windows1251(text: string): Buffer {
  return Buffer.from(
    [...text].map((char) => {
      const code = char.charCodeAt(0)
      if (code < 0x80) return code
      return CP1251_SPECIAL[char] ?? code - 0x410 + 0xc0
    }),
  )
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function envelope(kind: string, version: string, documents: string[]): string {
  return `<?xml version="1.0" encoding="windows-1251"?>
<Файл ИдФайл="VO_TEST" ВерсФорм="${version}" ТипИнф="${kind}" ВерсПрог="1.0" КолДок="${String(documents.length).padStart(10)}">
  <ИдОтпр ДолжОтв="Специалист"><ФИООтв Фамилия="Примерова" Имя="Анна" /></ИдОтпр>
  ${documents.join('')}
</Файл>`
}

/** The element of a company; `old` writes the name as formats before 2017 did. */
function companyElement(company: InventedCompany, old = false): string {
  const full = escaped(`ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "${company.name}"`)
  const short = escaped(`ООО "${company.name}"`)
  const formed = company.formedOn ? ` ДатаРег="${company.formedOn}"` : ''
  const names = company.bareName
    ? `<СвНаимЮЛ НаимЮЛПолн="${escaped(company.bareName)}" />`
    : old
      ? `<СвНаимЮЛ НаимЮЛПолн="${full}" НаимЮЛСокр="${short}"></СвНаимЮЛ>`
      : `<СвНаимЮЛ НаимЮЛПолн="${full}"><ГРНДата ГРН="${company.ogrn}" ДатаЗаписи="2020-01-15" /><СвНаимЮЛСокр НаимСокр="${short}" /></СвНаимЮЛ>`
  return `<СвЮЛ ДатаВып="${company.asOf}" ОГРН="${company.ogrn}" ДатаОГРН="2020-01-15" ИНН="${company.inn}" КПП="540001001" СпрОПФ="ОКОПФ" КодОПФ="12300" ПолнНаимОПФ="Общества с ограниченной ответственностью">
    ${names}
    <СвОбрЮЛ ОГРН="${company.ogrn}" ДатаОГРН="2020-01-15"${formed}><СпОбрЮЛ КодСпОбрЮЛ="11" НаимСпОбрЮЛ="Создание юридического лица" /></СвОбрЮЛ>
    ${company.more ?? ''}
  </СвЮЛ>`
}

/** A file of EGRUL; `insertBroken` puts a malformed document before the others. */
export function egrulFile(companies: InventedCompany[], options: { version?: string; insertBroken?: boolean } = {}): Buffer {
  const documents = companies.map((company, index) => `<Документ ИдДок="doc-${index}">${companyElement(company)}</Документ>`)
  if (options.insertBroken) documents.unshift('<Документ ИдДок="broken"><СвЮЛ><СвНаимЮЛ></СвЮЛ></Документ>')
  return windows1251(envelope('ЕГРЮЛ_ОТКР_СВЕД', options.version ?? '4.07', documents))
}

/** The format before 2017: records directly under the root. */
export const oldEgrulFile = (companies: InventedCompany[]): Buffer =>
  windows1251(
    `<?xml version="1.0" encoding="windows-1251"?>\n<EGRUL ДатаВыг="2016-11-01">${companies.map((company) => companyElement(company, true)).join('')}</EGRUL>`,
  )

function traderElement(trader: InventedTrader): string {
  const [surname, name, patronymic] = trader.fio.split(' ')
  const place = trader.place
    ? `<СвАдрМЖ><АдресРФ КодРегион="${trader.place.region}"><Регион НаимРегион="РЕГИОН" /><Город ТипГород="Г" НаимГород="${trader.place.city}" /></АдресРФ></СвАдрМЖ>`
    : ''
  const end = trader.closedOn
    ? `<СвПрекращ><СвСтатус КодСтатус="201" НаимСтатус="Прекратил деятельность" ДатаПрекращ="${trader.closedOn}" /></СвПрекращ>`
    : ''
  return `<СвИП ДатаВып="${trader.asOf}" ОГРНИП="${trader.ogrn}" ДатаОГРНИП="${trader.since ?? '2019-05-06'}" ИННФЛ="${trader.inn}" КодВидИП="1" НаимВидИП="Индивидуальный предприниматель">
      <СвФЛ Пол="1"><ФИОРус Фамилия="${surname}" Имя="${name}" Отчество="${patronymic}" /></СвФЛ>
      <СвГражд ВидГражд="1" />${place}${end}
      <СвУчетНО ИННФЛ="${trader.inn}"><СвНО КодНО="${trader.taxOffice ?? '5400'}" НаимНО="Инспекция" /></СвУчетНО></СвИП>`
}

/** A file of EGRIP in this version of its format. */
export function egripFile(traders: InventedTrader[], options: { version: string }): Buffer {
  const documents = traders.map((trader) => `<Документ ИдДок="d">${traderElement(trader)}</Документ>`)
  return windows1251(envelope('ЕГРИП_ОТКР_СВЕД', options.version, documents))
}

/** The format before 2017: records directly under the root. */
export const oldEgripFile = (traders: InventedTrader[]): Buffer =>
  windows1251(`<?xml version="1.0" encoding="windows-1251"?>\n<EGRIP ДатаВыг="2016-11-01">${traders.map(traderElement).join('\n')}</EGRIP>`)
