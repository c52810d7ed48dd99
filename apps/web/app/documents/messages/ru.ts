// Texts of closing documents. Russian is the source.

export const messages = {
  title: 'Документы',
  issuedCaption: 'Выставленные документы',
  document: 'Документ',
  sum: 'Сумма',
  files: 'Скачать',
  kinds: { upd: 'УПД', act: 'Акт' },
  name: (kind: string, number: number) => `${kind} № ${number}`,
  status: (status: number) => `статус ${status}`,
  all: 'Все, zip',
  zipName: (order: number) => `Документы_заказа_${order}.zip`,
  formats: { pdf: 'PDF', xml: 'XML' },
  save: (name: string, format: string) => `Скачать ${name}, ${format}`,
  issue: 'Выставить документы',
  issued: 'Документы выставлены. Они есть и у покупателя',
  mayIssue: 'Деньги пришли: можно выставить УПД на товары и акт на услуги.',
  none: 'Продавец ещё не выставил документы.',
  foot: (version: string) => `XML по формату ФНС ${version}, без подписи. Выданный документ не меняем`,
  noXml: (version: string) =>
    `Для XML нужны ставки НДС, которые знает формат ${version} (0, 10, 20 %, без НДС), и имя руководителя в реестре`,
  failed: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
}

export type Messages = typeof messages
