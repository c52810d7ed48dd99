// Russian headings of the HTML report, and its messages for empty lists; the words are from the specification, §2.

export const htmlTexts = {
  positive: 'Положительные факторы',
  negative: 'Отрицательные факторы',
  noPositive: 'Положительных факторов не обнаружено',
  unchecked: 'Не проверялось',
  noNegative: 'Нарушений не обнаружено',
} as const
