// Texts of the warning at checkout that a seller's chosen delivery method does not serve the region of the address.
import { defineTexts } from '../i18n/catalogue.ts'

export const regionNoteMessages = defineTexts({
  otherRegion: { ru: 'Адрес в другом регионе', en: 'The address is in another region', zh: '地址在其他地区' },
  chosen: {
    ru: (seller: string, way: string) => `${seller}, выбрано: ${way}.`,
    en: (seller: string, way: string) => `${seller}, chosen: ${way}.`,
    zh: (seller: string, way: string) => `${seller}，已选：${way}。`,
  },
  noneFits: {
    ru: 'Других способов у продавца нет: уточните у него доставку или адрес.',
    en: 'The seller has no other methods: check the delivery or the address with them.',
    zh: '卖家没有其他方式：请与卖家确认配送或核对地址。',
  },
})
