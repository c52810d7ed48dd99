// Texts of the reliability report about the factors of `inspections.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const inspectionsTexts = {
  'inspection-planned': {
    ru: ['Идёт или назначена проверка', 'Проверка не завершена: результат станет известен позже.'],
    en: ['An inspection is due or under way', 'The inspection is not complete: the result will be known later.'],
    'zh-CN': ['正在或即将接受检查', '检查尚未结束，结果待定。'],
  },
  'inspection-warning': {
    ru: ['Объявлено предостережение', 'За 12 месяцев орган контроля объявил предостережение.'],
    en: ['Warning issued', 'A supervisory authority issued a warning in the last 12 months.'],
    'zh-CN': ['监管警告', '近12个月监管机构发出警告。'],
  },
  'inspections-clean': {
    ru: [
      'Проверки за три года без нарушений',
      'Все завершённые проверки за три года прошли без нарушений. Проверки без итога не считаются.',
    ],
    en: [
      'Three years of inspections without violations',
      'No inspection completed in the last three years found violations. Inspections without a result are not counted.',
    ],
    'zh-CN': ['三年内检查无违规', '三年内所有完成的检查均无违规，无结果的检查不计入。'],
  },
  'inspections-violations': {
    ru: ['Проверки с нарушениями', 'За 12 месяцев контролёры нашли нарушения.'],
    en: ['Inspections with violations', 'Inspectors found violations in the last 12 months.'],
    'zh-CN': ['检查发现违规', '近12个月监管检查发现违规。'],
  },
} satisfies Record<string, FactorTexts>
