// What stands in place of a card that there is not. Russian is the source.

export const messages = {
  notFoundTitle: 'Компания не найдена',
  notFoundText: (number: string) => `В реестре нет записи с номером ${number}. Проверьте номер или найдите компанию по названию.`,
  askSourceText: (number: string) => `Записи с номером ${number} у нас ещё нет. Её можно запросить у источника: «Обновить данные».`,
  wrongDigitTitle: 'Неверная контрольная цифра',
  wrongDigitText: (number: string) => `Номер ${number} набран с ошибкой: его контрольная цифра не сходится.`,
  branch: {
    kinds: { branch: 'Филиал', representation: 'Представительство' },
    text: (company: string) =>
      `Это часть компании ${company}, а не отдельное юридическое лицо: договор заключает и по долгам отвечает сама компания, и вывод ниже о ней. Руководитель действует по доверенности, ЕГРЮЛ его не называет: попросите копию доверенности.`,
    unknown: (kpp: string) => `Подразделения с КПП ${kpp} в выписке нет. Ниже сведения о компании.`,
    toCompany: 'К компании',
  },
}

export type NoticesMessages = typeof messages
