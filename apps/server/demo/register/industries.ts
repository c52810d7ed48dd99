// Trades of the invented companies: activity codes, usual revenue and margin, and wordings for their contracts, licences, inspections and
// trademarks.

/** A trade, and the texts that its companies' data are made of. */
export interface Industry {
  /** OKVED codes (the Russian classifier of economic activities): the main one, then additional ones. */
  codes: readonly [string, ...string[]]
  /** Words for the names of such companies. */
  words: readonly string[]
  /** Yearly revenue of an average company, thousand rubles, and return on sales in percent. */
  revenue: number
  margin: number
  /** Subjects of state contracts. */
  goods: readonly string[]
  /** `number`: such a company has exactly one licence, with this number. */
  license?: { activity: string; issuer: string; number?: string }
  /** The authority that inspects such companies. */
  control: string
  /** Class of goods or services of a trademark in the Nice classification, and its list of goods. */
  mark: { class: string; text: string }
}

const transport = 'ФЕДЕРАЛЬНАЯ СЛУЖБА ПО НАДЗОРУ В СФЕРЕ ТРАНСПОРТА'
const health = 'ФЕДЕРАЛЬНАЯ СЛУЖБА ПО НАДЗОРУ В СФЕРЕ ЗДРАВООХРАНЕНИЯ'
const fire = 'ГЛАВНОЕ УПРАВЛЕНИЕ МЧС РОССИИ'
const consumer = 'УПРАВЛЕНИЕ РОСПОТРЕБНАДЗОРА'
const labour = 'ГОСУДАРСТВЕННАЯ ИНСПЕКЦИЯ ТРУДА'

/** The order of trades and of entries in them must stay: companies draw them by position, so a change invents other companies. */
const rows: readonly (Industry & { weight: number })[] = [
  {
    weight: 14,
    codes: ['41.20', '43.21', '43.29', '43.99', '71.12', '42.11'],
    words: ['СТРОЙ', 'МОНТАЖ', 'ДОМ'],
    revenue: 90_000,
    margin: 7,
    goods: ['Капитальный ремонт здания школы', 'Благоустройство дворовой территории', 'Устройство кровли'],
    control: fire,
    mark: { class: '37', text: 'строительство; ремонт; монтаж' },
  },
  {
    weight: 15,
    codes: ['46.73', '46.74', '46.90', '47.52', '52.10'],
    words: ['СНАБ', 'БАЗА', 'ТОРГ'],
    revenue: 140_000,
    margin: 5,
    goods: ['Поставка строительных материалов', 'Поставка пиломатериалов', 'Поставка цемента'],
    control: consumer,
    mark: { class: '35', text: 'продвижение товаров для третьих лиц; оптовая торговля' },
  },
  {
    weight: 10,
    codes: ['46.39', '46.31', '47.11', '10.89'],
    words: ['ПРОДУКТ', 'АГРО', 'ВКУС'],
    revenue: 120_000,
    margin: 4,
    goods: ['Поставка овощей свежих', 'Поставка молочной продукции', 'Поставка круп'],
    license: { activity: 'Розничная продажа алкогольной продукции', issuer: 'ДЕПАРТАМЕНТ ТОРГОВЛИ И УСЛУГ' },
    control: consumer,
    mark: { class: '29', text: 'молоко; масло; сыры; овощи консервированные' },
  },
  {
    weight: 9,
    codes: ['62.01', '62.02', '63.11', '46.51', '58.29'],
    words: ['СОФТ', 'ТЕК', 'ДАТА'],
    revenue: 60_000,
    margin: 18,
    goods: ['Сопровождение информационной системы', 'Поставка лицензий на программное обеспечение', 'Разработка сайта'],
    license: {
      activity: 'Деятельность по технической защите конфиденциальной информации',
      issuer: 'ФЕДЕРАЛЬНАЯ СЛУЖБА ПО ТЕХНИЧЕСКОМУ И ЭКСПОРТНОМУ КОНТРОЛЮ',
    },
    control: labour,
    mark: { class: '42', text: 'разработка программного обеспечения; облачные вычисления' },
  },
  {
    weight: 10,
    codes: ['49.41', '52.29', '52.24', '45.20'],
    words: ['ТРАНС', 'ЛОГИСТИК', 'КАРГО'],
    revenue: 70_000,
    margin: 6,
    goods: ['Оказание транспортных услуг', 'Перевозка грузов', 'Вывоз снега'],
    license: { activity: 'Деятельность по перевозкам пассажиров автобусами', issuer: transport },
    control: transport,
    mark: { class: '39', text: 'перевозки; хранение товаров; экспедирование' },
  },
  {
    weight: 6,
    codes: ['86.21', '86.23', '86.90', '47.73'],
    words: ['МЕД', 'ДЕНТ', 'КЛИНИК'],
    revenue: 35_000,
    margin: 14,
    goods: ['Проведение медицинских осмотров', 'Поставка перевязочных материалов', 'Поставка лекарственных препаратов'],
    license: { activity: 'Медицинская деятельность', issuer: health },
    control: health,
    mark: { class: '44', text: 'услуги медицинские; стоматология' },
  },
  {
    weight: 8,
    codes: ['25.11', '25.62', '28.99', '33.12', '46.72'],
    words: ['СТАЛЬ', 'МЕТАЛЛ', 'ПРОМ'],
    revenue: 160_000,
    margin: 8,
    goods: ['Изготовление металлоконструкций', 'Поставка труб стальных', 'Ремонт станочного оборудования'],
    control: 'ФЕДЕРАЛЬНАЯ СЛУЖБА ПО ЭКОЛОГИЧЕСКОМУ, ТЕХНОЛОГИЧЕСКОМУ И АТОМНОМУ НАДЗОРУ',
    license: {
      activity: 'Эксплуатация взрывопожароопасных производственных объектов',
      issuer: 'ФЕДЕРАЛЬНАЯ СЛУЖБА ПО ЭКОЛОГИЧЕСКОМУ, ТЕХНОЛОГИЧЕСКОМУ И АТОМНОМУ НАДЗОРУ',
    },
    mark: { class: '6', text: 'металлоконструкции; прокат; крепёж' },
  },
  {
    weight: 6,
    codes: ['01.11', '01.41', '46.21', '10.61'],
    words: ['АГРО', 'НИВА', 'КОЛОС'],
    revenue: 80_000,
    margin: 11,
    goods: ['Поставка муки', 'Поставка зерна фуражного', 'Поставка мяса охлаждённого'],
    control: 'УПРАВЛЕНИЕ РОССЕЛЬХОЗНАДЗОРА',
    mark: { class: '31', text: 'зерно; семена; корма' },
  },
  {
    weight: 7,
    codes: ['68.20', '68.32', '81.10', '81.29'],
    words: ['УПРАВДОМ', 'АКТИВ', 'КВАРТАЛ'],
    revenue: 40_000,
    margin: 10,
    goods: ['Уборка помещений', 'Техническое обслуживание здания', 'Аренда нежилого помещения'],
    license: {
      activity: 'Предпринимательская деятельность по управлению многоквартирными домами',
      issuer: 'ГОСУДАРСТВЕННАЯ ЖИЛИЩНАЯ ИНСПЕКЦИЯ',
    },
    control: 'ГОСУДАРСТВЕННАЯ ЖИЛИЩНАЯ ИНСПЕКЦИЯ',
    mark: { class: '36', text: 'управление недвижимостью; аренда' },
  },
  {
    weight: 6,
    codes: ['69.10', '69.20', '70.22', '82.99'],
    words: ['КОНСАЛТ', 'АУДИТ', 'ПРАВО'],
    revenue: 18_000,
    margin: 20,
    goods: ['Оказание юридических услуг', 'Проведение аудита отчётности', 'Оказание бухгалтерских услуг'],
    control: labour,
    mark: { class: '45', text: 'услуги юридические' },
  },
  {
    weight: 4,
    codes: ['80.10', '80.20', '43.21'],
    words: ['ЩИТ', 'ГАРД', 'ЗАЩИТА'],
    revenue: 30_000,
    margin: 6,
    goods: ['Оказание охранных услуг', 'Обслуживание пожарной сигнализации', 'Пультовая охрана объекта'],
    license: { activity: 'Частная охранная деятельность', issuer: 'УПРАВЛЕНИЕ РОСГВАРДИИ' },
    control: 'УПРАВЛЕНИЕ РОСГВАРДИИ',
    mark: { class: '45', text: 'охрана объектов' },
  },
  {
    weight: 5,
    codes: ['56.10', '56.29', '55.10'],
    words: ['КАФЕ', 'КУХНЯ', 'ГОСТИНИЦА'],
    revenue: 32_000,
    margin: 9,
    goods: ['Организация горячего питания', 'Проживание участников мероприятия', 'Кейтеринг'],
    control: consumer,
    mark: { class: '43', text: 'услуги по обеспечению пищевыми продуктами; гостиницы' },
  },
]

/** Trades with their weight: how many companies of about 100 have the trade. */
export const industries = rows.map(({ weight, ...trade }): readonly [Industry, number] => [trade, weight])
