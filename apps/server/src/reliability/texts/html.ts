// Headings and empty messages of the HTML report; specification §2, «Reliability analysis».

export const htmlTexts = {
  positive: 'Положительные факторы',
  negative: 'Отрицательные факторы',
  noPositive: 'Положительных факторов не обнаружено',
  unchecked: 'Не проверялось',
  noNegative: 'Нарушений не обнаружено',
} as const
