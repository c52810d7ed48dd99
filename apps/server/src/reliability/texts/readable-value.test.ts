// Values of evidence as a reader sees them: our own words and recognized wordings of registers are translated, other quotes stay Russian.
import { expect, test } from 'vitest'
import { valueIn } from './readable-value.ts'

/** Label, value, and its English and Chinese forms. ИНН (INN) is the taxpayer number by which a list matched. */
test.each([
  ['category', 'Микропредприятие', 'Micro-enterprise', '微型企业'],
  ['category', 'Малое предприятие', 'Small enterprise', '小型企业'],
  ['category', 'Среднее предприятие', 'Medium-sized enterprise', '中型企业'],
  ['matched', 'ИНН', 'INN', '税号'],
  ['person', 'Снегоходова Яна Юрьевна: ЗАЛОГ', 'Снегоходова Яна Юрьевна: pledge', 'Снегоходова Яна Юрьевна: 质押'],
  ['country', 'LUNAR QUAY HOLDINGS LTD, Кипр', 'LUNAR QUAY HOLDINGS LTD, Cyprus', 'LUNAR QUAY HOLDINGS LTD，塞浦路斯'],
  ['country', 'Виргинские Острова (Британские)', 'British Virgin Islands', '英属维尔京群岛'],
  // An invented country that no table has.
  ['country', 'AMBER LTD, Небывалия', 'AMBER LTD, Небывалия', 'AMBER LTD，Небывалия'],
  ['list', 'Пример: OFAC SDN, DEMO-1', 'Example: OFAC SDN, DEMO-1', '示例：OFAC SDN，DEMO-1'],
  ['message', 'Объявление о проведении торгов', 'Announcement of an auction', '拍卖公告'],
  ['subject', 'Качество работ', 'Quality of work', '工程质量'],
  ['subject', 'Спор о небывалом', 'Спор о небывалом', 'Спор о небывалом'],
  ['issuer', 'Управление Роспотребнадзора', 'Управление Роспотребнадзора', 'Управление Роспотребнадзора'],
] as const)('evidence of the label %s is translated where it can be (%s)', (label, value, english, chinese) => {
  const proof = { label, value, unit: null } as unknown as Parameters<typeof valueIn>[1]
  expect([valueIn('ru', proof), valueIn('en', proof), valueIn('zh-CN', proof)]).toEqual([value, english, chinese])
})

test.each([
  ['country', 'AMBER CO., LTD, КИПР', 'AMBER CO., LTD，塞浦路斯'],
  ['license', 'Д902-2: ДЕПАРТАМЕНТ ТОРГОВЛИ, 2026-10-21', 'Д902-2：Департамент торговли，2026-10-21'],
  ['list', 'UN Security Council, DPRK', 'UN Security Council，DPRK'],
] as const)('the %s «%s» has Chinese punctuation between its composed parts', (label, value, chinese) => {
  const proof = { label, value, unit: null } as unknown as Parameters<typeof valueIn>[1]
  expect(valueIn('zh-CN', proof)).toBe(chinese)
})

test.each([
  ['customer', 'ГБОУ "ШКОЛА № 241"', 'ГБОУ «Школа № 241»'],
  ['plaintiff', 'ООО "ОКСКОЛАД"', 'ООО «Оксколад»'],
  ['plaintiff', 'НЕБЫЛИЦЫНА ЯНА ЮРЬЕВНА', 'Небылицына Яна Юрьевна'],
  ['customer', 'Управление Благоустройства', 'Управление Благоустройства'],
  ['country', 'AMBER LANTERN LTD, КИПР', 'AMBER LANTERN LTD, Кипр'],
  ['inspection', '7726017171258, УПРАВЛЕНИЕ РОСПОТРЕБНАДЗОРА', '7726017171258, Управление Роспотребнадзора'],
  ['license', 'Д902-2: ДЕПАРТАМЕНТ ТОРГОВЛИ, 2026-10-21', 'Д902-2: Департамент торговли, 21.10.2026'],
] as const)('the %s «%s» is shown without capitals and straight quotes', (label, value, readable) => {
  const proof = { label, value, unit: null } as unknown as Parameters<typeof valueIn>[1]
  expect(valueIn('ru', proof)).toBe(readable)
})
