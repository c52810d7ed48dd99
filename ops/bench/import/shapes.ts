// XML of the state registers for the bench, in the size and shape of real files: a company (ЕГРЮЛ, the register of companies) has about 19 KB and 20
// records of its history, a small business (РМСП, the register of small businesses) 3 KB. The companies are invented. Values depend on `index` and
// `position` only so that documents and records differ; other remainders would do.
import { companyInn, companyOgrn } from './numbers.ts'

/** Codes of ОКВЭД, the classification of economic activities. A real extract has 13 additional activities on average. */
const ACTIVITIES = ['46.73', '46.90', '47.11', '49.41', '52.10', '68.20', '70.22', '73.11', '82.99', '43.21', '41.20', '62.01', '63.11']
/** Records of the history in a company's document: the average of real extracts. */
const RECORDS = 20

/** ГРН: number of the register's record that made an entry, and the day of the record (YYYY-MM-DD). Nearly every element has one. */
const grn = (number: string, day: string) => `<ГРНДата ГРН="${number}" ДатаЗаписи="${day}" />`

/**
 * The document of the company number `index`, as in files of ЕГРЮЛ. All companies have the same taxpayer number (ИННФЛ) of their head and founder.
 * The bench `monitoring` makes later versions by replacing `ДатаВып`, `СумКап` and `ПРИМЕРОВ` with their values here: change both together.
 */
export function companyDocument(index: number): string {
  const ogrn = companyOgrn(index)
  const inn = companyInn(index)
  const recordMark = grn(ogrn, '2015-01-23')
  const person = `<СвФЛ Фамилия="ПРИМЕРОВ${index % 997}" Имя="ИВАН" Отчество="ПЕТРОВИЧ" ИННФЛ="540450366942">${recordMark}</СвФЛ><СвПолФЛ Пол="1">${recordMark}</СвПолФЛ><СвГраждФЛ КодГражд="1">${recordMark}</СвГраждФЛ>`
  const activities = ACTIVITIES.map(
    (code) =>
      `<СвОКВЭДДоп КодОКВЭД="${code}" НаимОКВЭД="Деятельность, наименование которой длинно, как в классификаторе ${code}" ПрВерсОКВЭД="2014">${recordMark}</СвОКВЭДДоп>`,
  ).join('\n')
  return `<Документ ИдДок="${index}"><СвЮЛ ДатаВып="2026-10-30" ОГРН="${ogrn}" ДатаОГРН="2015-01-23" ИНН="${inn}" КПП="540401001" СпрОПФ="ОКОПФ" КодОПФ="12300" ПолнНаимОПФ="Общества с ограниченной ответственностью">
  <СвНаимЮЛ НаимЮЛПолн="ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ &quot;ПРИМЕР ${index}&quot;">${recordMark}<СвНаимЮЛСокр НаимСокр="ООО &quot;ПРИМЕР ${index}&quot;">${recordMark}</СвНаимЮЛСокр></СвНаимЮЛ>
  <СвАдресЮЛ ВидАдрКлассиф="2"><СвАдрЮЛФИАС ИдНом="${index}" Индекс="630032"><Регион>54</Регион><НаимРегион>НОВОСИБИРСКАЯ ОБЛАСТЬ</НаимРегион><МуниципРайон ВидКод="2" Наим="ГОРОД НОВОСИБИРСК" /><НаселенПункт Вид="Г" Наим="НОВОСИБИРСК" /><ЭлУлДорСети Тип="УЛ" Наим="БОЛЬШАЯ" /><Здание Тип="Д." Номер="${index % 300}" />${recordMark}</СвАдрЮЛФИАС></СвАдресЮЛ>
  <СвОбрЮЛ ОГРН="${ogrn}" ДатаОГРН="2015-01-23"><СпОбрЮЛ КодСпОбрЮЛ="11" НаимСпОбрЮЛ="Создание юридического лица" />${recordMark}</СвОбрЮЛ>
  <СвРегОрг КодНО="5476" НаимНО="Межрайонная инспекция Федеральной налоговой службы № 16 по Новосибирской области" АдрРО="площадь Труда, 1, г. Новосибирск, 630108">${recordMark}</СвРегОрг>
  <СвУчетНО ИНН="${inn}" КПП="540401001" ДатаПостУч="2015-01-23"><СвНО КодНО="5404" НаимНО="Межрайонная инспекция Федеральной налоговой службы № 20 по Новосибирской области" />${recordMark}</СвУчетНО>
  <СвУстКап НаимВидКап="УСТАВНЫЙ КАПИТАЛ" СумКап="10000">${recordMark}</СвУстКап>
  <СведДолжнФЛ><ГРНДатаПерв ГРН="${ogrn}" ДатаЗаписи="2015-01-23" />${person}<СвДолжн ВидДолжн="02" НаимВидДолжн="Руководитель юридического лица" НаимДолжн="ДИРЕКТОР">${recordMark}</СвДолжн></СведДолжнФЛ>
  <СвУчредит><УчрФЛ><ГРНДатаПерв ГРН="${ogrn}" ДатаЗаписи="2015-01-23" />${person}<ДоляУстКап НоминСтоим="10000"><РазмерДоли><Процент>100</Процент></РазмерДоли>${recordMark}</ДоляУстКап></УчрФЛ></СвУчредит>
  <СвОКВЭД><СвОКВЭДОсн КодОКВЭД="46.66" НаимОКВЭД="Торговля оптовая прочей офисной техникой и оборудованием" ПрВерсОКВЭД="2014">${recordMark}</СвОКВЭДОсн>
${activities}</СвОКВЭД>
  ${history(index)}
</СвЮЛ></Документ>`
}

/** The history of a company: the records made in the register, with the documents submitted for each. */
function history(index: number): string {
  return Array.from({ length: RECORDS }, (_, position) => {
    const day = `20${10 + (position % 16)}-0${1 + (position % 9)}-15`
    return `<СвЗапЕГРЮЛ ИдЗап="${index}${position}" ГРН="21554760770${position + 10}" ДатаЗап="${day}"><ВидЗап КодСПВЗ="12201" НаимВидЗап="Изменение сведений о юридическом лице, содержащихся в Едином государственном реестре юридических лиц" />
    <СвРегОрг КодНО="5476" НаимНО="Межрайонная инспекция Федеральной налоговой службы № 16 по Новосибирской области" />
    <СведПредДок><НаимДок>Р14001 ЗАЯВЛЕНИЕ ОБ ИЗМ.СВЕДЕНИЙ, НЕ СВЯЗ. С ИЗМ. УЧРЕД.ДОКУМЕНТОВ (П.2.1)</НаимДок><НомДок>${index % 9000}</НомДок><ДатаДок>${day}</ДатаДок></СведПредДок></СвЗапЕГРЮЛ>`
  }).join('\n')
}

/** The document of a company in РМСП: with seven activities and without a licence, as most of them are. */
export function smallBusinessDocument(index: number): string {
  const inn = companyInn(index)
  const activities = ACTIVITIES.slice(0, 7)
    .map(
      (code) =>
        `<СвОКВЭДДоп КодОКВЭД="${code}" НаимОКВЭД="Деятельность, наименование которой длинно, как в классификаторе ${code}" ВерсОКВЭД="2014"/>`,
    )
    .join('')
  return `<Документ ИдДок="${index}-1f2a-4d3b" ДатаСост="10.09.2026" ДатаВклМСП="01.08.2016" ВидСубМСП="1" КатСубМСП="1" ПризНовМСП="2" СведСоцПред="2" ССЧР="${index % 90}"><ОргВклМСП НаимОрг="ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ &quot;ПРИМЕР ${index}&quot;" НаимОргСокр="ООО &quot;ПРИМЕР ${index}&quot;" ИННЮЛ="${inn}" ОГРН="${companyOgrn(index)}"/><СведМН КодРегион="54"><Регион Тип="обл." Наим="Новосибирская"/><Город Тип="г." Наим="Новосибирск"/></СведМН><СвОКВЭД><СвОКВЭДОсн КодОКВЭД="41.20" НаимОКВЭД="Строительство жилых и нежилых зданий" ВерсОКВЭД="2014"/>${activities}</СвОКВЭД></Документ>`
}

/** A whole register file (XML) of these documents; `kind` and `version` are those of the tax service's format. */
export const envelope = (kind: string, version: string, encoding: string, documents: string[]): string =>
  `<?xml version="1.0" encoding="${encoding}"?><Файл ИдФайл="BENCH" ВерсФорм="${version}" ТипИнф="${kind}" КолДок="${documents.length}"><ИдОтпр><ФИООтв Фамилия="_" Имя="_"/></ИдОтпр>${documents.join('')}</Файл>`

/** Encodes ASCII, Russian letters except ё, and № (U+2116) in windows-1251, the encoding of the tax service's ЕГРЮЛ files. */
export function windows1251(text: string): Buffer {
  const bytes = Buffer.alloc(text.length)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    bytes[index] = code < 0x80 ? code : code === 0x2116 ? 0xb9 : code - 0x410 + 0xc0
  }
  return bytes
}
