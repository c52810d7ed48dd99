// Texts about certificates of goods: the kinds of Russian conformity documents and their validity; for the seller's form, the item page and staff.
import type { CertificateKind } from '@sverka/contract/products/certificates.rules'
import { defineTexts, type Translated } from './catalogue.ts'

export const certificateMessages = defineTexts({
  kinds: {
    declaration: { ru: 'Декларация о соответствии', en: 'Declaration of conformity', zh: '符合性声明' },
    conformity: { ru: 'Сертификат соответствия', en: 'Certificate of conformity', zh: '符合性证书' },
    registration: { ru: 'Свидетельство о государственной регистрации', en: 'Certificate of state registration', zh: '国家注册证书' },
    fire: { ru: 'Сертификат пожарной безопасности', en: 'Fire safety certificate', zh: '消防安全证书' },
    // A letter that the goods need no certificate («отказное письмо»).
    refusal: { ru: 'Отказное письмо', en: 'Exemption letter', zh: '豁免函' },
    other: { ru: 'Другой документ', en: 'Another document', zh: '其他文件' },
  } satisfies Record<CertificateKind, Translated<string>>,
  issued: { ru: (day: string) => `от ${day}`, en: (day: string) => `dated ${day}`, zh: (day: string) => `签发于 ${day}` },
  validUntil: {
    ru: (day: string) => `действует до ${day}`,
    en: (day: string) => `valid until ${day}`,
    zh: (day: string) => `有效期至 ${day}`,
  },
  noTerm: { ru: 'без срока', en: 'no expiry date', zh: '无期限' },
})
