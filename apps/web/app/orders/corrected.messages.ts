// Texts for buyer and seller of an order whose total was lowered by correction documents (УКД, «UKD»: the seller corrects delivered quantities or
// prices), and of an invoice that was overpaid.
import { defineTexts } from '../i18n/catalogue.ts'

export const correctedMessages = defineTexts({
  correctedBy: { ru: 'Исправлено УКД', en: 'Corrected by a UKD', zh: '更正凭证（UKD）调减' },
  less: { ru: (sum: string) => `−${sum}`, en: (sum: string) => `−${sum}`, zh: (sum: string) => `−${sum}` },
  correctedTotal: { ru: 'Итого после исправления', en: 'Total as corrected', zh: '更正后合计' },
  before: {
    ru: (sum: string) => `после УКД, было ${sum}`,
    en: (sum: string) => `after a UKD, was ${sum}`,
    zh: (sum: string) => `更正凭证（UKD）后，原为 ${sum}`,
  },
  excess: {
    seller: {
      ru: (sum: string) => `Пришло больше на ${sum}: верните лишнее покупателю`,
      en: (sum: string) => `Overpaid by ${sum}: return the excess to the buyer`,
      zh: (sum: string) => `多付 ${sum}：请退还给买家`,
    },
    buyer: {
      ru: (sum: string) => `Вы заплатили больше на ${sum}: лишнее возвращает продавец`,
      en: (sum: string) => `You have overpaid by ${sum}: the seller returns the excess`,
      zh: (sum: string) => `您多付了 ${sum}：由卖家退还`,
    },
  },
  lowered: {
    seller: {
      ru: (sum: string) => `После УКД оплачено больше на ${sum}: верните их покупателю со своего счёта`,
      en: (sum: string) => `After the UKD the order is overpaid by ${sum}: return this to the buyer from your account`,
      zh: (sum: string) => `更正凭证（UKD）后多付 ${sum}：请从您的账户退还给买家`,
    },
    buyer: {
      ru: (sum: string) => `После УКД вы заплатили больше на ${sum}: их возвращает продавец со своего счёта`,
      en: (sum: string) => `After the UKD you have overpaid by ${sum}: the seller returns this from their account`,
      zh: (sum: string) => `更正凭证（UKD）后您多付了 ${sum}：由卖家从其账户退还`,
    },
  },
})
