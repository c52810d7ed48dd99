// Description of a payment for a plan on the provider's page and in the receipt.

export const planTexts: Readonly<Record<'monthly' | 'yearly', (name: string) => string>> = {
  monthly: (name) => `Тариф ${name}, месяц`,
  yearly: (name) => `Тариф ${name}, год`,
}
