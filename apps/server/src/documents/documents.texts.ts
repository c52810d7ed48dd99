// The texts of closing documents; they are Russian papers in the official forms.

export const upd = {
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
    place: '№ п/п (1)',
    code: 'Код товара (А)',
    name: 'Наименование товара, работы, услуги (1а)',
    unit: 'Ед. изм., код (2, 2а)',
    quantity: 'Количество (3)',
    price: 'Цена без налога (4)',
    net: 'Стоимость без налога (5)',
    excise: 'В т. ч. акциз (6)',
    rate: 'Ставка (7)',
    vat: 'Сумма налога (8)',
    total: 'Стоимость с налогом (9)',
    origin: 'Страна, декларация (10–11)',
  },
  noExcise: 'без акциза',
  toPay: 'Всего к оплате (9)',
  head: 'Руководитель организации или иное уполномоченное лицо',
  accountant: 'Главный бухгалтер или иное уполномоченное лицо',
  basis: 'Основание передачи (сдачи) / получения (приёмки) [10]',
  basisLine: (number: number, day: string, order: number) => `Счёт на оплату № ${number} от ${day}, заказ № ${order}`,
  transport: 'Данные о транспортировке и грузе [11]',
  given: 'Товар (груз) передал / услуги, результаты работ, права сдал [12]',
  givenOn: (day: string) => `Дата отгрузки, передачи (сдачи) [13]: ${day}`,
  taken: 'Товар (груз) получил / услуги, результаты работ, права принял [17]',
  takenOn: 'Дата получения (приёмки) [18]: ____________',
  responsible: 'Ответственный за правильность оформления факта хозяйственной жизни [15, 20]',
  maker: (name: string) => `Составитель документа [16, 21]: ${name}`,
  unsigned: 'Подписи ставят стороны. Выставлен в «Сверке».',
} as const

export const withoutVat = 'без НДС'

export const act = {
  title: (number: number, day: string) => `Акт № ${number} от ${day}`,
  subtitle: 'об оказании услуг',
  performer: 'Исполнитель',
  customer: 'Заказчик',
  basis: 'Основание',
  columns: { place: '№', name: 'Услуга', quantity: 'Количество', price: 'Цена с НДС', vat: 'НДС', total: 'Сумма' },
  total: 'Итого',
  vatWithin: 'в том числе НДС',
  words: (count: number, sum: string, words: string) => `Оказано услуг ${count}, на сумму ${sum} ₽. ${words}`,
  done: 'Услуги оказаны полностью и в срок. Заказчик претензий по объёму, качеству и срокам не имеет.',
} as const

export const foot = (title: string, number: number, day: string, seller: string) => `${title} № ${number} от ${day}, ${seller}`
export const page = (number: number, of: number) => `Страница ${number} из ${of}`

export const names = {
  upd: (number: number, day: string) => `УПД_${number}_${day}.pdf`,
  act: (number: number, day: string) => `Акт_${number}_${day}.pdf`,
  invoice: (number: number, day: string) => `Счёт_${number}_${day}.pdf`,
  contract: (number: number, day: string) => `Договор-оферта_${number}_${day}.pdf`,
} as const

/** Words of the tax service's format. */
export const format = {
  fact: 'Документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)',
  country: 'Россия',
  currency: 'Российский рубль',
  operation: 'Товары переданы, услуги оказаны',
  basis: 'Счёт на оплату',
  program: 'Сверка',
} as const
