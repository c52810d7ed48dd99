// Plural forms by the rules of each language; `#` in a form stands for the number.
import type { Locale } from './locale.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

interface LocaleRules {
  readonly select: Intl.PluralRules
  readonly number: Intl.NumberFormat
}

const rulesByLocale = new Map<Locale, LocaleRules>()

function rulesOf(locale: Locale): LocaleRules {
  const known = rulesByLocale.get(locale)
  if (known) return known
  const rules = { select: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) }
  rulesByLocale.set(locale, rules)
  return rules
}

/** `plural('ru', 3, { one: '# год', few: '# года', many: '# лет', other: '# года' })` → «3 года». */
export function plural(locale: Locale, count: number, forms: Forms): string {
  const { select, number } = rulesOf(locale)
  return (forms[select.select(count)] ?? forms.other).replace('#', number.format(count))
}
