// Texts of the certificates in the form of a product. «Росаккредитация» is the federal accreditation service of Russia: its public register
// lists declarations and certificates of conformity.
import { defineTexts } from '../i18n/catalogue.ts'

export const certificateFormMessages = defineTexts({
  title: { ru: 'Документы на товар', en: 'Certificates', zh: '商品证书' },
  hint: {
    ru: 'Необязательно. Покупатель увидит их после проверки карточки вместе с советом проверить номер в реестре.',
    en: 'Optional. Buyers see them once the card is approved, with advice to check the number in the register.',
    zh: '选填。审核通过后向买家展示，并建议其在登记库中核实编号。',
  },
  one: { ru: (place: number) => `Документ ${place}`, en: (place: number) => `Document ${place}`, zh: (place: number) => `文件 ${place}` },
  kind: { ru: 'Вид документа', en: 'Document type', zh: '文件类型' },
  number: { ru: 'Номер', en: 'Number', zh: '编号' },
  issued: { ru: 'Дата выдачи', en: 'Issue date', zh: '签发日期' },
  until: { ru: 'Действует до', en: 'Valid until', zh: '有效期至' },
  untilHint: { ru: 'Пусто, если без срока', en: 'Empty if no expiry date', zh: '无期限则留空' },
  link: { ru: 'Ссылка в реестр Росаккредитации', en: 'Link to the Rosaccreditation register', zh: '俄罗斯认可局登记库链接' },
  linkHint: {
    ru: 'Необязательно, начинается с https://pub.fsa.gov.ru/',
    en: 'Optional, begins with https://pub.fsa.gov.ru/',
    zh: '选填，以 https://pub.fsa.gov.ru/ 开头',
  },
  drop: {
    ru: (place: number) => `Убрать документ ${place}`,
    en: (place: number) => `Remove document ${place}`,
    zh: (place: number) => `移除文件 ${place}`,
  },
  add: { ru: 'Добавить документ', en: 'Add a document', zh: '添加文件' },
})
