// Search for contacts in members' texts: web and e-mail addresses, channels and phone numbers are found; sizes, models and sentences are not.
import { expect, test } from 'vitest'
import { measureLeastTime } from '../../../test/processor-time.ts'
import { findContacts } from './contacts.ts'

/** With disguises: look-alike letters of the other alphabet, invisible characters, a dot written in brackets. */
test.each([
  ['Пишите на shop.example.ru.', ['shop.example.ru']],
  ['(https://one.example/x?y=1)', ['https://one.example/x?y=1']],
  ['t.me/channel и sales@example.com', ['t.me/channel', 'sales@example.com']],
  ['сайт магазин.рф, EXAMPLE.COM:8080', ['магазин.рф', 'EXAMPLE.COM:8080']],
  ['casino.top bit.ly/x сайт:shop.xyz', ['casino.top', 'bit.ly/x', 'сайт:shop.xyz']],
  ['наш бот @casino_bot, tg://join', ['@casino_bot', 'tg://join']],
  ['casi\u200bno.ru и ca\u0301sino.top', ['casino.ru', 'cásino.top']],
  ['c\u0430sin\u043e.top, vk.c\u043em, ｃasino．top', ['c\u0430sin\u043e.top', 'vk.c\u043em', 'casino.top']],
  ['casino[.]top, casino(точка)top', ['casino.top']],
  ['Труба 3.5х2.ГОСТ 10704-91. Прочная.Ржавчины нет', []],
  ['Версия 2.0, узел А.Б.В, IP54, г.Москва, 5.kg и ООО «Ромашка»', []],
])('the addresses in %j are %j', (text, links) => {
  expect(findContacts([text])).toEqual(links)
})

test.each([
  ['Звоните +7 900 123-45-67!', ['+7 900 123-45-67']],
  ['тел. 8(495)000-12-40 или 89001234567', ['8(495)000-12-40', '89001234567']],
  ['пишите 9001234567, факс +375 29 123 45 67', ['9001234567', '+375 29 123 45 67']],
  ['Размеры 100 200 300 45 67, цвета 10 20 30', []],
  ['Штрихкод 4601234567893, ИНН 7707083893, ОГРН 1027700132195', []],
  ['Артикул 12-345-67, 2026 2027 2028', []],
])('the phone numbers in %j are %j', (text, phones) => {
  expect(findContacts([text])).toEqual(phones)
})

test('the largest hostile texts are searched within half a second of processor time', async () => {
  const dots = ['.'.repeat(20_000), 'a.'.repeat(10_000), `${' .'.repeat(10_000)}x`]
  const digits = ['1 '.repeat(20_000), '9'.repeat(40_000), '+7 '.repeat(10_000), '5-'.repeat(20_000)]
  const letters = ['а'.repeat(40_000), '@a'.repeat(20_000), '[('.repeat(20_000)]
  const { result, ms } = await measureLeastTime(500, () => findContacts([...dots, ...digits, ...letters]))
  expect(result).toEqual([])
  expect(ms).toBeLessThan(500)
})
