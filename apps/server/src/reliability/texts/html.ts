// Russian headings of the HTML report, and its messages for empty lists; the words are those of section 2 of the specification.

/** Headings of the lists of positive, negative and unchecked factors; `no…` stands in place of an empty list. */
export const htmlTexts = {
  positive: 'Положительные факторы',
  negative: 'Отрицательные факторы',
  noPositive: 'Положительных факторов не обнаружено',
  unchecked: 'Не проверялось',
  noNegative: 'Нарушений не обнаружено',
} as const
