// Russian texts of plans: the description of a payment, shown on the payment provider's page and in the receipt, and the service that an act
// («акт», the monthly certificate of rendered services) names.

/** «Plan Business, month», by the period of the plan. */
export const planTexts: Readonly<Record<'monthly' | 'yearly', (name: string) => string>> = {
  monthly: (name) => `Тариф ${name}, месяц`,
  yearly: (name) => `Тариф ${name}, год`,
}

const months = ['январь', 'февраль', 'март', 'апрель', 'май', 'июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь']

/** «Access to Сверка by the plan Business for November 2026»; `month` is any day of the month, YYYY-MM-DD. */
export const actText = (plan: string, month: string): string =>
  `Доступ к «Сверке» по тарифу ${plan} за ${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)} г.`
