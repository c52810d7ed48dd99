// Tests that our own grouping of digits, which is faster than Intl.NumberFormat, writes whole numbers exactly as Intl does.
import { expect, test } from 'vitest'
import { groupedDigits } from './digits.rules.ts'

test.each(['ru', 'en', 'zh-CN'] as const)('digits are grouped in %s as by Intl', (locale) => {
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  for (const whole of [0, 7, 999, 1000, 9999, 12_345, 100_000, 1_284_716_000, Number.MAX_SAFE_INTEGER])
    expect(groupedDigits(locale, whole)).toBe(format.format(whole).replace(/\s/g, '\u00a0'))
})
