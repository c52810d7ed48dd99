// Sentence templates with which the reliability report states findings of the factors of `permits.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. A form of the value may follow the label: `:all` up to two values and «and others».
import type { FactTexts } from '../../fact.ts'

export const permitsFacts = {
  'licenses-expired': [
    'Срок прошёл у всех лицензий: {licenses}[, последняя до {until}]',
    'All licences have expired: {licenses}[, the last on {until}]',
    '全部许可证均已到期：{licenses}份[，最后至{until}]',
  ],
  'licenses-suspended': ['Приостановлена лицензия {license:all}', 'A licence is suspended: {license:all}', '许可证被暂停：{license:all}'],
  'licenses-valid': [
    '{licenses|действующая лицензия|действующие лицензии|действующих лицензий}[: {license:all}]',
    '{licenses|licence|licences} in force[: {license:all}]',
    '有效许可证{licenses}份[：{license:all}]',
  ],
  'trademark-ending': [
    'Знак {trademark} действует[ до {until}], срок кончается',
    'Trademark {trademark} expires soon[, on {until}]',
    '商标{trademark}即将到期[（{until}）]',
  ],
  trademarks: [
    '{trademarks|действующий товарный знак|действующих товарных знака|действующих товарных знаков}[: № {trademark:all}]',
    '{trademarks|trademark|trademarks} in force[: No. {trademark:all}]',
    '有效商标{trademarks}件[：{trademark:all}]',
  ],
} satisfies Record<string, FactTexts>
