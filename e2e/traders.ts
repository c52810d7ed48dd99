// Invented sole traders of the test register: many, so that each browser test that sells can represent a trader of its own.

/** An active sole trader: taxpayer number (ИНН, 12 digits), registration number (ОГРНИП, 15 digits), and name with patronymic. */
export interface Trader {
  readonly inn: string
  readonly ogrn: string
  readonly fullName: string
}

/** Number of sole traders in the test register; each worker of a run takes its own range, see `takeTrader`. */
const COUNT = 2000

/** The digits with the check digit of an ИНН: the weighted sum of the digits modulo 11, modulo 10. A person's ИНН ends in two such digits. */
const withCheckDigit = (digits: string, weights: readonly number[]): string =>
  digits + String((weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10)

/** The invented trader of this number, from 0. 47 is the code of Leningrad Region, 4799 that of an invented tax office in it. */
function inventTrader(number: number): Trader {
  const serial = String(number).padStart(5, '0')
  const inn = withCheckDigit(withCheckDigit(`47998${serial}`, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]), [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8])
  const ogrn = `3204799000${serial.slice(1)}`
  return { inn, ogrn: ogrn + String((Number(ogrn) % 13) % 10), fullName: 'Прилавкина Нина Придумовна' }
}

export const traders: readonly Trader[] = Array.from({ length: COUNT }, (_, number) => inventTrader(number))

/** One more, about to be struck off the register: its card has a stop factor. */
export const traderWithStopFactor: Trader = inventTrader(COUNT)

/** The register's status 105: a decision to strike an inactive sole trader off the register. */
const EXCLUSION =
  '<СвСтатус КодСтатус="105" НаимСтатус="Принято решение о предстоящем исключении недействующего индивидуального предпринимателя из ЕГРИП" />'

/** The extract of a trader as an element of the register's XML format. */
function element({ inn, ogrn, fullName }: Trader): string {
  const [surname, name, patronymic] = fullName.toUpperCase().split(' ')
  return `<Документ ИдДок="${inn}"><СвИП ДатаВып="2026-11-19" ОГРНИП="${ogrn}" ДатаОГРНИП="2020-02-04" ИННФЛ="${inn}" КодВидИП="1" НаимВидИП="Индивидуальный предприниматель">
  <СвФЛ Пол="2"><ФИОРус Фамилия="${surname}" Имя="${name}" Отчество="${patronymic}" /></СвФЛ><СвГражд ВидГражд="1" />
  <СвАдрМЖ><АдресРФ КодРегион="47"><Регион НаимРегион="ЛЕНИНГРАДСКАЯ ОБЛАСТЬ" /></АдресРФ></СвАдрМЖ>
  <СвУчетНО ИННФЛ="${inn}"><СвНО КодНО="4799" НаимНО="ИФНС России № 99 по Ленинградской области" /></СвУчетНО>
  ${inn === traderWithStopFactor.inn ? EXCLUSION : ''}<СвОКВЭД><СвОКВЭДОсн КодОКВЭД="46.49" НаимОКВЭД="Торговля оптовая прочими бытовыми товарами" ПрВерсОКВЭД="2014" /></СвОКВЭД></СвИП></Документ>`
}

/** The text of a file of the state register of sole traders (ЕГРИП, XML) with all the invented traders. */
export const writeTradersExtract = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<Файл ИдФайл="VO_INVENTED_4" ВерсФорм="4.06" ТипИнф="ЕГРИП_ОТКР_СВЕД" ВерсПрог="1.0" КолДок="${traders.length + 1}">
<ИдОтпр ДолжОтв="Специалист"><ФИООтв Фамилия="Примерова" Имя="Анна" /></ИдОтпр>
${[...traders, traderWithStopFactor].map(element).join('\n')}
</Файл>`
