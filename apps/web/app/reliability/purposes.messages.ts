// Texts about each kind of deal in a stored reliability report, beside its verdict.
import { defineTexts } from '../i18n/catalogue.ts'
import { reliabilityMessages } from './reliability.messages.ts'

export const purposesMessages = defineTexts({
  ...reliabilityMessages.texts,
  /** The findings (`grounds`) that would have to go for another verdict; `more` is the number of those not named. */
  wouldChange: {
    ru: (verdict: string, grounds: readonly string[], more: number) =>
      `Вердикт сменится на «${verdict}», если ${grounds.length + more > 1 ? 'отпадут основания' : 'отпадёт основание'}: ${grounds.map((ground) => `«${ground}»`).join(', ')}${more > 0 ? ` и ещё ${more}` : ''}.`,
    en: (verdict: string, grounds: readonly string[], more: number) =>
      `The verdict becomes “${verdict}” once ${grounds.length + more > 1 ? 'these grounds no longer hold' : 'this ground no longer holds'}: ${grounds.map((ground) => `“${ground}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    zh: (verdict: string, grounds: readonly string[], more: number) =>
      `以下事由消除后，结论变为“${verdict}”：${grounds.map((ground) => `“${ground}”`).join('、')}${more > 0 ? `，另有${more}项` : ''}。`,
  },
  nothingAgainstChecked: { ru: 'Среди проверенного не найдено', en: 'Nothing found in what was checked', zh: '已核查部分未发现' },
  uncheckedCount: {
    ru: (count: number) => `Не проверено факторов: ${count}`,
    en: (count: number) => `Factors not checked: ${count}`,
    zh: (count: number) => `未核查因素：${count}`,
  },
})
