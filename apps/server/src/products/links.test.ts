// Addresses in what sellers write are found, and sizes, models and sentences are none.
import { expect, test } from 'vitest'
import { findLinks } from './links.ts'

test.each([
  ['Пишите на shop.example.ru.', ['shop.example.ru']],
  ['(https://one.example/x?y=1)', ['https://one.example/x?y=1']],
  ['t.me/channel и sales@example.com', ['t.me/channel', 'sales@example.com']],
  ['сайт магазин.рф, EXAMPLE.COM:8080', ['магазин.рф', 'EXAMPLE.COM:8080']],
  ['Труба 3.5х2.ГОСТ 10704-91. Прочная.Ржавчины нет', []],
  ['Версия 2.0, узел А.Б.В, IP54', []],
])('in %j stand %j', (text, links) => {
  expect(findLinks([text])).toEqual(links)
})

test('a text of nothing but dots is read in no time', () => {
  const began = process.cpuUsage()
  expect(findLinks(['.'.repeat(20_000), 'a.'.repeat(10_000), `${' .'.repeat(10_000)}x`])).toEqual([])
  expect(process.cpuUsage(began).user).toBeLessThan(200_000)
})
