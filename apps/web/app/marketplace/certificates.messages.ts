// Texts beside the certificates of an item: that the seller stated them, and where their numbers can be looked up.
import { defineTexts } from '../i18n/catalogue.ts'

export const itemCertificateMessages = defineTexts({
  title: { ru: 'Документы на товар', en: 'Certificates', zh: '商品证书' },
  expired: { ru: (day: string) => `срок истёк ${day}`, en: (day: string) => `expired ${day}`, zh: (day: string) => `已于 ${day} 到期` },
  note: {
    ru: 'Документы указал продавец. Мы смотрим только на форму записи: проверьте номер в реестре.',
    en: 'These documents were stated by the seller. We only look at the form of the entry: check the number in the register.',
    zh: '文件由卖家填写。我们只检查填写格式：请在登记库中核实编号。',
  },
  /** Rosaccreditation is the Russian federal service that accredits certification bodies; it keeps the registers of certificates. */
  register: { ru: 'Реестр Росаккредитации', en: 'Rosaccreditation register', zh: '俄罗斯认可局登记库' },
})
