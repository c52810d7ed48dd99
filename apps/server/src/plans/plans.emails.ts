// Description of a payment for a plan on the provider's page and in the receipt.

export const planTexts: Readonly<Record<'monthly' | 'yearly', (name: string) => string>> = {
  monthly: (name) => `Тариф ${name}, месяц`,
  yearly: (name) => `Тариф ${name}, год`,
}

const months = ['январь', 'февраль', 'март', 'апрель', 'май', 'июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь']

/** What an act says was done; `month` is a day of it. */
export const actText = (plan: string, month: string): string =>
  `Доступ к «Сверке» по тарифу ${plan} за ${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)} г.`
