// Digits are grouped as by Intl.
import { expect, test } from 'vitest'
import { groupedDigits } from './digits.rules.ts'

test.each(['ru', 'en', 'zh-CN'] as const)('in %s as Intl writes them', (locale) => {
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  for (const whole of [0, 7, 999, 1000, 9999, 12_345, 100_000, 1_284_716_000, Number.MAX_SAFE_INTEGER])
    expect(groupedDigits(locale, whole)).toBe(format.format(whole).replace(/\s/g, '\u00a0'))
})
