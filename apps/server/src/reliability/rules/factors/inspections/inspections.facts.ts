// Sentence templates with which the reliability report states findings of the factors of `inspections.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing.
import type { FactTexts } from '../../fact.ts'

export const inspectionsFacts = {
  'inspection-planned': [
    'Проверка {inspection} не окончена[, начало {published}]',
    'Inspection {inspection} is not complete[, start date {published}]',
    '检查{inspection}尚未结束[，开始于{published}]',
  ],
  'inspection-warning': [
    '{inspections|предостережение|предостережения|предостережений} за 12 месяцев',
    '{inspections|warning|warnings} in the last 12 months',
    '近12个月警示{inspections}次',
  ],
  'inspections-clean': [
    '{inspections|проверка|проверки|проверок} за три года, нарушений не нашли',
    '{inspections|inspection|inspections} in the last three years, no violations found',
    '三年内检查{inspections}次，未发现违规',
  ],
  'inspections-violations': [
    'Нарушения нашли в {inspections|проверке|проверках|проверках} за 12 месяцев[: {inspection}]',
    'Violations found in {inspections|inspection|inspections} in the last 12 months[: {inspection}]',
    '近12个月{inspections}次检查发现违规[：{inspection}]',
  ],
} satisfies Record<string, FactTexts>
