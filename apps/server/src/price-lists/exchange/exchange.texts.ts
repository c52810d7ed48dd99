// What the person at 1С reads in the answers of the exchange.

export const exchangeTexts = {
  wrongPassword: 'Неверный логин или пароль обмена',
  noSession: 'Сеанс обмена не начат или закончился',
  busy: 'Ждём очереди',
  noGoods: 'Товаров в файле нет',
  read: (lines: number) => `Прочитали строк: ${lines}`,
  noFile: (name: string) => `Файла ${name} нет: сначала передайте его`,
  cutFile: (name: string) => `Файл ${name} не пришёл целиком`,
  comparing: (done: number, lines: number) => `Сверили ${done} из ${lines}`,
  applying: (done: number, lines: number) => `Загрузили ${done} из ${lines}`,
  applied: (count: number) => `Загружено: ${count}`,
  unchanged: (count: number) => `Без изменений: ${count}`,
  refused: (count: number) => `Отказано: ${count}`,
  picturesLeftOut: (count: number) => `Картинок не взяли: ${count}. Файла нет в обмене, или это не PNG, JPEG, WebP до 10 МБ`,
  order: (id: number, why: string) => `Заказ ${id}: ${why}`,
  notPaid: 'ещё не оплачен',
  paidNotCounted: 'оплату из 1С не засчитали. Подтвердите её в заказе или загрузите выписку банка',
  calledOff: 'отменён на сайте',
  shipped: 'передан в доставку',
  cancelled: 'отменён',
} as const
