// Texts of the page of bank details. Russian is the source.

export const messages = {
  title: 'Реквизиты',
  description: 'Юридические и банковские реквизиты владельца сервиса Сверка, контакты для обращений.',
  lead: 'Сведения о владельце сервиса для договоров, счетов и обращений.',
  example: 'Это пример: реквизиты вымышлены и показаны для демонстрации. Ничего по ним не оплачивайте.',
  missing: 'Реквизиты пока не указаны. Они появятся до начала приёма платежей.',
  legal: 'Организация',
  bank: 'Банк',
  contacts: 'Контакты',
  rows: {
    name: 'Наименование',
    inn: 'ИНН',
    kpp: 'КПП',
    ogrn: 'ОГРН',
    address: 'Юридический адрес',
    bankName: 'Банк',
    bic: 'БИК',
    account: 'Расчётный счёт',
    correspondentAccount: 'Корреспондентский счёт',
    email: 'Почта',
    phone: 'Телефон',
  },
  copy: (what: string) => `Скопировать: ${what}`,
  copyHint: 'Скопировать',
  copied: 'Скопировано!',
  documents: 'Документы',
}

export type Messages = typeof messages
