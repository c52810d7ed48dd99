// Tests that a phone number, however it is typed, is read into one form: the country code (7 is Russia), the number and an extension («доб.»).
import { expect, test } from 'vitest'
import { phoneLink, phoneText, readPhone, storedPhone, tidyPhone } from './phones.rules.ts'

test.each([
  '8 (900) 123-45-67',
  '89001234567',
  '9001234567',
  '0079001234567',
  '007 900 123 45 67',
  '+7 900 123-45-67',
  '7 900 123 45 67',
  '+7(900)123–45–67',
  '８９００１２３４５６７',
  '8\u200b9001234567',
])('%s is one and the same Russian number', (typed) => {
  expect(readPhone(typed)).toEqual({ digits: '79001234567', extension: null })
})

test.each([
  ['8 (495) 123-45-67 доб. 12', '12'],
  ['8 495 123 45 67, доб 305', '305'],
  ['84951234567 (доб. 1)', '1'],
  ['+7 495 123-45-67 ext 7', '7'],
  ['+7 495 123-45-67;12', '12'],
  ['+7 495 123-45-67 #0012', '0012'],
])('an extension is read apart from the number of %s', (typed, extension) => {
  expect(readPhone(typed)).toEqual({ digits: '74951234567', extension })
})

test.each([
  ['+375 17 123 45 67', '375171234567'],
  ['8 10 375 17 1234567', '375171234567'],
  ['00 44 20 7946 0000', '442079460000'],
  ['+8 900 123 45 67', '89001234567'],
])('%s stays a number of its own country', (typed, digits) => {
  expect(readPhone(typed)?.digits).toBe(digits)
})

test.each(['8 (4951) 23456', '8 900 123-45-6', '8900123456', '8-495-123-456'])('%s lacks a digit and is not a number', (typed) => {
  expect(readPhone(typed)).toBeNull()
})

test('ten digits that begin with the code 846 (Samara) are a whole number', () => {
  expect(readPhone('8462123456')?.digits).toBe('78462123456')
})

test.each(['', '123', 'позвоните мне', '8 900 123-45-67 или 8 900 123-45-68', '1234567890123456', 'a9001234567'])(
  '«%s» is not a number',
  (typed) => {
    expect(readPhone(typed)).toBeNull()
  },
)

test('a number is written in one form, with its extension', () => {
  expect(tidyPhone('8(900)1234567')).toBe('+7 900 123-45-67')
  expect(tidyPhone('8(900)1234567 доб 12')).toBe('+7 900 123-45-67 доб. 12')
  expect(phoneText({ digits: '375171234567', extension: null })).toBe('+375171234567')
  expect(tidyPhone(' спросить Олега ')).toBe('спросить Олега')
})

test('a link dials the extension too', () => {
  expect(phoneLink({ digits: '79001234567', extension: '12' })).toBe('tel:+79001234567;ext=12')
})

test('a link has only digits, whatever is stored', () => {
  expect(phoneLink({ digits: '79001234567"><b x>', extension: '1<i>2' })).toBe('tel:+79001234567;ext=12')
})

test('a stored number is read back the same', () => {
  for (const typed of ['8 (900) 123-45-67', '8 495 123 45 67, доб 305', '+375 17 123 45 67']) {
    const phone = readPhone(typed)
    expect(readPhone(tidyPhone(typed))).toEqual(phone)
    expect(phone && readPhone(storedPhone(phone))).toEqual(phone)
  }
})
