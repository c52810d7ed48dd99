// Russian texts of the answers to 1С, the accounting program that exchanges goods and orders with the site; the person who runs it reads them.

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
  refusal: (why: string, count: number, lines: string) => `${why} Строк: ${count}, ${lines}`,
  refusedLine: (line: number, article: string) => (article === '' ? `строка ${line}` : `строка ${line} (${article})`),
  more: 'и другие',
  refusalsAt: (url: string) => `Каждая строка с причиной: ${url}`,
  picturesLeftOut: (count: number) => `Картинок не взяли: ${count}. Файла нет в обмене, или это не PNG, JPEG, WebP до 10 МБ`,
  order: (id: number, why: string) => `Заказ ${id}: ${why}`,
  notPaid: 'ещё не оплачен',
  /** 1С says that an order is paid: the seller is asked to confirm the payment in the order or to upload a bank statement. */
  paidNotCounted: 'оплату из 1С не засчитали. Подтвердите её в заказе или загрузите выписку банка',
  calledOff: 'отменён на сайте',
  shipped: 'передан в доставку',
  cancelled: 'отменён',
} as const
