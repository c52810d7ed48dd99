// Small invented files of the tax service's open data sets, for tests.

/** A company's record in a set: `payload` is the XML inside it, `published` the day of publication (DD.MM.YYYY). */
export interface OpenDataDocument {
  inn: string
  /** DD.MM.YYYY */
  asOf: string
  published?: string
  payload: string
}

const envelope = (kind: string, version: string, documents: readonly string[]): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Файл ИдФайл="TEST" ВерсФорм="${version}" ВерсПрог="1.0" ТипИнф="${kind}" КолДок="${documents.length}"><ИдОтпр><ФИООтв Фамилия="_" Имя="_"/></ИдОтпр>${documents.join('')}</Файл>`,
  )

/** A file of a data set; `kind` is the name of the set in its attribute «ТипИнф». */
export function openDataFile(kind: string, documents: readonly OpenDataDocument[]): Buffer {
  return envelope(
    kind,
    '4.01',
    documents.map(
      ({ inn, asOf, published, payload }) =>
        `<Документ ИдДок="d" ДатаДок="${published ?? '25.10.2026'}" ДатаСост="${asOf}"><СведНП НаимОрг="ПРИМЕР" ИННЮЛ="${inn}"/>${payload}</Документ>`,
    ),
  )
}

/** An entry of the small business register; `category`: 1 micro, 2 small, 3 medium. */
export interface OpenDataSubject {
  inn: string
  category: 1 | 2 | 3
  /** DD.MM.YYYY */
  asOf?: string
  headcount?: number | undefined
}

/** A file of the register of small and medium businesses («РМСП») in a version of its format, such as 4.01 or 4.06. */
export function rsmpFile(subjects: readonly OpenDataSubject[], version: string): Buffer {
  return envelope(
    'РЕЕСТРМСП',
    version,
    subjects.map(
      ({ inn, category, asOf, headcount }) =>
        `<Документ ИдДок="d" ДатаСост="${asOf ?? '10.09.2026'}" ДатаВклМСП="10.12.2018" ВидСубМСП="1" КатСубМСП="${category}" ПризНовМСП="2"${version === '4.01' ? '' : ' СведСоцПред="2"'}${headcount === undefined ? '' : ` ССЧР="${headcount}"`}><ОргВклМСП НаимОрг="ПРИМЕР" ИННЮЛ="${inn}"/><СведМН КодРегион="54"><Регион Тип="обл." Наим="Новосибирская"/></СведМН><СвЛиценз СерЛиценз="АА" НомЛиценз="77" ДатаЛиценз="01.02.2019"><НаимЛицВД>Перевозки</НаимЛицВД></СвЛиценз><СвКонтр НаимЮЛ_ЗК="ЗАКАЗЧИК" ИННЮЛ_ЗК="5400000001" ПредмКонтр="Поставка" НомКонтрРеестр="1" ДатаКонтр="04.03.2020"/></Документ>`,
    ),
  )
}

/**
 * A CSV file of the register of disqualified persons (court bans on leading companies) under its published name, which has the day. Each row is
 * a person with an organisation, whose tax number `inn` may be empty; `columns` shortens the row.
 */
export function disqualifiedFile(
  records: readonly { inn: string; name: string; until?: string; columns?: number }[],
  published = 'data-20260928-structure-20150624.csv',
): { name: string; bytes: Buffer } {
  const rows = records.map(({ inn, name, until = '04.09.2027', columns = 14 }, index) => {
    const reported = [`26${index}000000001`, name, '01.02.1970', 'Г. ПРИМЕРОВ', 'ООО "ПРИМЕР, ЛТД"', inn, 'ДИРЕКТОР', 'СТ. 14.25 Ч. 5']
    const cells = [...reported, 'ИФНС ПО Г. ПРИМЕРОВУ', 'СУДЬЯ', 'МИРОВОЙ СУДЬЯ', '1 ГОД', '05.09.2026', until]
    return cells.slice(0, columns).map((cell) => `"${cell.replaceAll('"', '""')}"`)
  })
  const header = Array.from({ length: 14 }, (_, index) => `"G${index + 1}"`)
  return { name: published, bytes: Buffer.from(`\uFEFF${[header, ...rows].map((cells) => cells.join(',')).join('\r\n')}\r\n`) }
}
