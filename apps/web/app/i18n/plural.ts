// Plural forms by the rules of each language; `#` in a form stands for the number.
import { groupedDigits } from '@sverka/contract/digits.rules'
import type { Locale } from './locale.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type Select = (count: number) => Intl.LDMLPluralRule

const selects = new Map<Locale, Select>()

/** Results for numbers below `CACHED_BELOW` are computed once, because one call of `Intl.PluralRules` takes as long as rendering an element. */
function getPluralRules(locale: Locale): Select {
  const cachedSelect = selects.get(locale)
  if (cachedSelect) return cachedSelect
  const rules = new Intl.PluralRules(locale)
  const cached = Array.from({ length: CACHED_BELOW }, (_, count) => rules.select(count))
  const select: Select = (count) => cached[count] ?? rules.select(count)
  selects.set(locale, select)
  return select
}

/** Most counts on pages are smaller than this. */
const CACHED_BELOW = 200

/** `plural('ru', 3, { one: '# год', few: '# года', many: '# лет', other: '# года' })` → «3 года». */
export function plural(locale: Locale, count: number, forms: Forms): string {
  return (forms[getPluralRules(locale)(count)] ?? forms.other).replace('#', groupedDigits(locale, count))
}
