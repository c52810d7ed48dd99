// Texts of the entries in a card's menu that only the representative of the company has.
import { defineTexts } from '../../i18n/catalogue.ts'

export const ownCompanyMessages = defineTexts({
  yours: { ru: 'Вы представляете эту компанию', en: 'You represent this company', zh: '您是该公司的代表' },
  dispute: { ru: 'Оспорить факт', en: 'Dispute a fact', zh: '对事实提出争议' },
})
