// Plural forms by the rules of each language; `#` in a form stands for the number.
import { groupedDigits } from '@sverka/contract/digits.rules'
import type { Locale } from './locale.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type Select = (count: number) => Intl.LDMLPluralRule

const selects = new Map<Locale, Select>()

/** Results for small numbers are cached: `Intl.PluralRules` takes as long as drawing an element. */
function getPluralRules(locale: Locale): Select {
  const known = selects.get(locale)
  if (known) return known
  const rules = new Intl.PluralRules(locale)
  const kept = Array.from({ length: KEPT }, (_, count) => rules.select(count))
  const select: Select = (count) => kept[count] ?? rules.select(count)
  selects.set(locale, select)
  return select
}

/** Plural forms are cached for the numbers below this one. */
const KEPT = 200

/** `plural('ru', 3, { one: '# год', few: '# года', many: '# лет', other: '# года' })` → «3 года». */
export function plural(locale: Locale, count: number, forms: Forms): string {
  return (forms[getPluralRules(locale)(count)] ?? forms.other).replace('#', groupedDigits(locale, count))
}
