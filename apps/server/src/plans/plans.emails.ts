// Description of a payment for a plan, shown on the page of the provider and in the receipt; text of an act.

export const planTexts: Readonly<Record<'monthly' | 'yearly', (name: string) => string>> = {
  monthly: (name) => `Тариф ${name}, месяц`,
  yearly: (name) => `Тариф ${name}, год`,
}

const months = ['январь', 'февраль', 'март', 'апрель', 'май', 'июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь']

/** The service that an act names; `month` is any day of the month, YYYY-MM-DD. */
export const actText = (plan: string, month: string): string =>
  `Доступ к «Сверке» по тарифу ${plan} за ${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)} г.`
