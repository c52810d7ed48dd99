// The texts of closing documents, which are in Russian and follow the official forms. Numbers in round brackets are lines and columns of the
// VAT invoice («счёт-фактура»), those in square brackets fields of the transfer document around it.

/** The УПД, the universal transfer document: a VAT invoice and a document of transfer in one. */
export const updTexts = {
  title: 'Универсальный передаточный документ',
  status: (status: 1 | 2) =>
    status === 1 ? 'Статус: 1. Счёт-фактура и передаточный документ (акт)' : 'Статус: 2. Передаточный документ (акт)',
  invoice: (number: number, day: string) => `Счёт-фактура № ${number} от ${day} (1)`,
  transfer: (number: number, day: string) => `Передаточный документ № ${number} от ${day} (1)`,
  correction: 'Исправление № -- от -- (1а)',
  seller: 'Продавец (2)',
  address: 'Адрес (2а)',
  innKpp: 'ИНН/КПП продавца (2б)',
  shipper: 'Грузоотправитель и его адрес (3)',
  same: 'он же',
  consignee: 'Грузополучатель и его адрес (4)',
  payment: 'К платёжно-расчётному документу (5)',
  ordered: (number: string | null, day: string) => `№ ${number ?? '--'} от ${day}`,
  paid: (number: string | null, day: string) => `№ ${number ?? '--'}, деньги поступили ${day}`,
  prepaid: 'К счёту-фактуре, выставленному при получении оплаты (5б)',
  shipment: 'Документ об отгрузке (5а)',
  shipmentLine: (number: number, day: string) => `№ п/п 1, УПД № ${number} от ${day}`,
  buyer: 'Покупатель (6)',
  buyerAddress: 'Адрес (6а)',
  buyerInnKpp: 'ИНН/КПП покупателя (6б)',
  currency: 'Валюта: наименование, код (7)',
  ruble: 'российский рубль, 643',
  contract: 'Идентификатор государственного контракта (8)',
  none: '--',
  columns: {
    place: '№ (1)',
    code: 'Код товара (А)',
    name: 'Наименование товара, работы, услуги (1а)',
    goodsCode: 'Код вида товара (1б)',
    unit: 'Код и ед. изм. (2, 2а)',
    quantity: 'Количество (3)',
    price: 'Цена без налога (4)',
    net: 'Стоимость без налога (5)',
    excise: 'В т. ч. акциз (6)',
    rate: 'Ставка (7)',
    vat: 'Сумма налога (8)',
    total: 'Стоимость с налогом (9)',
    origin: 'Страна (10, 10а), декларация (11)',
  },
  noExcise: 'без акциза',
  toPay: 'Всего к оплате (9)',
  head: 'Руководитель организации или иное уполномоченное лицо',
  accountant: 'Главный бухгалтер или иное уполномоченное лицо',
  trader: 'Индивидуальный предприниматель или иное уполномоченное лицо',
  registered: (ogrn: string | null) => `Реквизиты регистрации предпринимателя: ${ogrn === null ? '____________' : `ОГРНИП ${ogrn}`}`,
  basis: 'Основание передачи (сдачи) / получения (приёмки) [10]',
  basisLine: (number: number, day: string, order: number | null) =>
    order === null ? `Счёт на оплату № ${number} от ${day}` : `Договор-оферта и счёт на оплату № ${number} от ${day}, заказ № ${order}`,
  transport: 'Данные о транспортировке и грузе [11]',
  given: 'Товар (груз) передал / услуги, результаты работ, права сдал [12]',
  givenOn: (day: string) => `Дата отгрузки, передачи (сдачи) [13]: ${day}`,
  taken: 'Товар (груз) получил / услуги, результаты работ, права принял [17]',
  takenOn: 'Дата получения (приёмки) [18]: ____________',
  givenNotes: 'Иные сведения об отгрузке, передаче [14]',
  takenNotes: 'Иные сведения о получении, приёмке [19]',
  responsible: (place: 15 | 20) => `Ответственный за правильность оформления факта хозяйственной жизни [${place}]`,
  maker: (name: string, place: 16 | 21) => `Составитель документа [${place}]: ${name}`,
  unsigned: 'У подписи пишут должность, фамилию и инициалы. Подписи ставят стороны. Выставлен в «Сверке».',
} as const

/** The УКД, the universal correcting document: a corrective VAT invoice and an agreement on the lower sum in one. */
export const ukdTexts = {
  title: 'Универсальный корректировочный документ',
  status: (status: 1 | 2) =>
    status === 1 ? 'Статус: 1. Корректировочный счёт-фактура и соглашение (уведомление)' : 'Статус: 2. Соглашение (уведомление)',
  invoice: (number: number, day: string) => `Корректировочный счёт-фактура № ${number} от ${day} (1)`,
  agreement: (number: number, day: string) => `Соглашение об изменении стоимости № ${number} от ${day} (1)`,
  fix: 'Исправление корректировочного счёта-фактуры № -- от -- (1а)',
  toInvoice: (number: number, day: string) => `К счёту-фактуре № ${number} от ${day}, с учётом исправления № -- от -- (1б)`,
  to: {
    upd: (number: number, day: string) => `УПД № ${number} от ${day}`,
    act: (number: number, day: string) => `Акт № ${number} от ${day}`,
  },
  seller: 'Продавец (2)',
  address: 'Адрес (2а)',
  innKpp: 'ИНН/КПП продавца (2б)',
  buyer: 'Покупатель (3)',
  buyerAddress: 'Адрес (3а)',
  buyerInnKpp: 'ИНН/КПП покупателя (3б)',
  currency: 'Валюта: наименование, код (4)',
  contract: 'Идентификатор государственного контракта, договора (5)',
  columns: {
    place: '№ (1)',
    code: 'Код товара (Б)',
    name: 'Наименование товара, работы, услуги (1а)',
    row: 'Показатели (1б)',
    goodsCode: 'Код вида товара (1в)',
    unit: 'Код и ед. изм. (2, 2а)',
    quantity: 'Количество (3)',
    price: 'Цена без налога (4)',
    net: 'Стоимость без налога (5)',
    excise: 'Акциз (6)',
    rate: 'Ставка (7)',
    vat: 'Сумма налога (8)',
    total: 'Стоимость с налогом (9)',
  },
  before: 'А (до изменения)',
  after: 'Б (после изменения)',
  raised: 'В (увеличение)',
  lowered: 'Г (уменьшение)',
  allRaised: 'Всего увеличение (сумма строк В)',
  allLowered: 'Всего уменьшение (сумма строк Г)',
  cross: 'X',
  priceWithVat: 'Цена с НДС',
  sheet: 'УКД',
  papers: 'К передаточным (отгрузочным) документам [5]',
  basis: 'Основание изменения стоимости [6]',
  reasons: {
    short: 'недостача',
    defective: 'недостатки товара, работы, услуги',
    returned: 'возврат товара',
    price: 'согласованное уменьшение цены',
  },
  claim: (number: string, day: string) => `претензия № ${number}, решена ${day}`,
  other: 'Иные сведения [7]',
  offered: 'Предлагаю изменить стоимость [8]',
  agreed: 'С изменением стоимости согласен [12]',
  told: 'Уведомляю об изменении стоимости [9]',
  agreedOn: 'Дата [13]: ____________',
  responsible: (place: 10 | 14) => `Ответственный за правильность оформления факта хозяйственной жизни [${place}]`,
  maker: (name: string, place: 11 | 15) => `Составитель документа [${place}]: ${name}`,
} as const

export const withoutVat = 'без НДС'

/** The act, in which the customer confirms that services were rendered. */
export const actTexts = {
  title: (number: number, day: string) => `Акт № ${number} от ${day}`,
  name: 'Акт',
  subtitle: 'об оказании услуг',
  performer: 'Исполнитель',
  customer: 'Заказчик',
  basis: 'Основание',
  columns: { place: '№', name: 'Услуга', quantity: 'Количество', price: 'Цена с НДС', vat: 'НДС', total: 'Сумма' },
  priceWithoutVat: 'Цена',
  signs: (side: string) => `${side}: должность, подпись, фамилия и инициалы`,
  total: 'Итого',
  vatWithin: 'в том числе НДС',
  words: (count: number, sum: string, words: string) => `Оказано услуг ${count}, на сумму ${sum} ₽. ${words}`,
  done: 'Услуги оказаны полностью и в срок. Заказчик претензий по объёму, качеству и срокам не имеет.',
} as const

export const pageFooter = (title: string, number: number, day: string, seller: string) => `${title} № ${number} от ${day}, ${seller}`
export const pageOfPages = (number: number, of: number) => `Страница ${number} из ${of}`

/** File names. The days are DD.MM.YYYY. */
export const documentNames = {
  upd: (number: number, day: string) => `УПД_${number}_${day}.pdf`,
  act: (number: number, day: string) => `Акт_${number}_${day}.pdf`,
  ukd: (number: number, day: string) => `УКД_${number}_${day}.pdf`,
  invoice: (number: number, day: string) => `Счёт_${number}_${day}.pdf`,
  invoiceSheet: (number: number, day: string) => `Счёт_${number}_${day}.xlsx`,
  contract: (number: number, day: string) => `Договор-оферта_${number}_${day}.pdf`,
} as const

/** Fixed values of attributes and elements in the tax service's XML format of the УПД. */
export const format = {
  fact: 'Документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)',
  country: 'Россия',
  currency: 'Российский рубль',
  operation: 'Товары переданы, услуги оказаны',
  sameParty: 'он же',
  basis: 'Счёт на оплату',
  program: 'Сверка',
} as const
