// Tests the formats of money, numbers and dates in Russian (section 9 of the specification), English and Chinese. Times are shown in Moscow (UTC+3).
import { describe, expect, test } from 'vitest'
import { formatIn, kilobytes, shortFingerprint } from './formats.rules.ts'

const ru = formatIn('ru')
const en = formatIn('en')
const zh = formatIn('zh-CN')

describe('in Russian', () => {
  test('money has no decimals, no-break spaces and a real minus', () => {
    expect(ru.money(1_284_716_000)).toBe('1\u00a0284\u00a0716\u00a0000\u00a0₽')
    expect(ru.money(2400.49)).toBe('2\u00a0400\u00a0₽')
    expect(ru.money(-4310)).toBe('\u22124\u00a0310\u00a0₽')
    expect(ru.money(0)).toBe('0\u00a0₽')
    expect(ru.money(-0.2)).toBe('0\u00a0₽')
    expect([ru.stars(4), ru.stars(4.5)]).toEqual(['4,0', '4,5'])
    expect([ru.price(590), ru.price(1590.5)]).toEqual(['590\u00a0₽', '1\u00a0590,50\u00a0₽'])
  })

  test.each([
    [1.284e12, '1,28\u00a0трлн\u00a0₽'],
    [1_284_716_000, '1,28\u00a0млрд\u00a0₽'],
    [61_800_000, '61,8\u00a0млн\u00a0₽'],
    [897_000_000, '897\u00a0млн\u00a0₽'],
    [96_000, '96\u00a0тыс\u00a0₽'],
    [1000, '1\u00a0тыс\u00a0₽'],
    [999, '999\u00a0₽'],
    [-4_310_000, '\u22124,31\u00a0млн\u00a0₽'],
  ])('%d in short is %s', (value, text) => {
    expect(ru.shortMoney(value)).toBe(text)
  })

  test.each([
    [413_000_000, 1_284_716_000, '0,41'],
    [11_171_568_000, 13_000_000_000, '11,2'],
    [3_000_000, 10_000_000_000, '<0,01'],
    [0, 10_000_000_000, '0'],
    [-4_310_000, 61_800_000, '\u22124,31'],
  ])('%d in the unit of %d is %s', (value, like, text) => {
    expect(ru.numberLike(value, like)).toBe(text)
  })

  test('days, long days and times', () => {
    expect(ru.date('2014-03-04')).toBe('04.03.2014')
    expect(ru.longDate('2014-03-04')).toBe('4\u00a0марта\u00a02014')
    expect(ru.dateTime('2026-11-20T09:30:00Z')).toBe('12:30 20.11.2026')
    expect(ru.dateOfTime('2026-11-20T22:30:00Z')).toBe('21.11.2026')
  })

  test('percent and counts', () => {
    expect(ru.percent(60)).toBe('60\u00a0%')
    expect(ru.percent(33.3333)).toBe('33,33\u00a0%')
    expect(ru.integer(12_345)).toBe('12\u00a0345')
  })
})

test('a percentage near 0 or 100 is not rounded to 0 or 100', () => {
  expect(ru.percent(0.0034)).toBe('0,0034\u00a0%')
  expect(ru.percent(0.000_000_000_000_1)).toBe('менее 0,0001\u00a0%')
  expect(ru.percent(99.9999)).toBe('99,9999\u00a0%')
  expect(ru.percent(99.999_999_999_999_9)).toBe('99,9999\u00a0%')
  expect(formatIn('en').percent(0.000_01)).toBe('under 0.0001%')
  expect(ru.percent(-0.003)).toBe('\u22120,003\u00a0%')
  expect([ru.percent(0), ru.percent(100)]).toEqual(['0\u00a0%', '100\u00a0%'])
})

test('English money, dates and percentages', () => {
  expect(en.money(-1_284_716)).toBe('\u2212\u2060₽1,284,716')
  expect(en.shortMoney(1_284_716_000)).toBe('₽1.28bn')
  expect(en.longDate('2014-03-04')).toBe('4\u00a0March\u00a02014')
  expect(en.percent(12.5)).toBe('12.5%')
})

test('Chinese dates, times and money', () => {
  expect(zh.longDate('2014-03-04')).toBe('2014年3月4日')
  expect(zh.date('2014-03-04')).toBe('2014-03-04')
  expect(zh.time('2026-11-20T21:30:00Z')).toBe('00:30')
  expect(zh.dateTime('2026-11-20T09:30:00Z')).toBe('2026-11-20 12:30')
  expect(zh.money(1_284_716)).toBe('₽1,284,716')
  expect([1.3e12, 4.81e9, 650e6, 152_400, 9_600].map(zh.shortMoney)).toEqual(['₽1.3万亿', '₽48.1亿', '₽6.5亿', '₽15.2万', '₽9,600'])
})

test('a file’s size is whole kilobytes, and its hash is shortened', () => {
  expect([0, 1, 1536, 10_485_760].map(kilobytes)).toEqual([1, 1, 2, 10_240])
  expect(shortFingerprint(`3a9177e0${'5'.repeat(52)}c07e`)).toBe('3a91 77e0 … c07e')
})
