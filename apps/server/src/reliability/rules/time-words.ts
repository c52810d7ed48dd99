// Writes durations in words in the languages of the reliability report («3 месяца», «3 months ago»), and chooses plural forms of nouns after numbers.

import { fullYears } from '@sverka/contract/company/company.rules'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { daysBetween, monthsBefore } from './days.ts'
import type { Day } from './dossier-facts.ts'

type Unit = 'day' | 'month' | 'year'

/** Forms for one, few and many; Chinese has one. */
const UNITS: Readonly<Record<ReportLanguage, Readonly<Record<Unit, readonly string[]>>>> = {
  ru: { day: ['день', 'дня', 'дней'], month: ['месяц', 'месяца', 'месяцев'], year: ['год', 'года', 'лет'] },
  en: { day: ['day', 'days'], month: ['month', 'months'], year: ['year', 'years'] },
  'zh-CN': { day: ['天'], month: ['个月'], year: ['年'] },
}

const pluralRules: Readonly<Record<ReportLanguage, Intl.PluralRules>> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
  'zh-CN': new Intl.PluralRules('zh-CN'),
}

/** Index of the plural form of a category; the category `other` (English plural) has the index 1. */
const FORM_INDEX: Partial<Record<Intl.LDMLPluralRule, number>> = { one: 0, few: 1, many: 2 }

/** The form of a noun after a number. `forms`: one, few and many in Russian, one and other in English, a single one in Chinese. */
export const pluralForm = (count: number, forms: readonly string[], language: ReportLanguage): string => {
  const index = FORM_INDEX[pluralRules[language].select(count)] ?? 1
  return forms[Math.min(index, forms.length - 1)] ?? ''
}

/** A span is given in days up to 60 days, then in months, from 24 months on in years. */
const MAX_DAYS = 60
const YEARS_FROM_MONTHS = 24

const isMonthsOld = (day: Day, today: Day, months: number): boolean => day <= monthsBefore(today, months)

function measureSpan(day: Day, today: Day): readonly [count: number, unit: Unit] {
  const days = Math.max(0, daysBetween(day, today))
  if (days <= MAX_DAYS) return [days, 'day']
  if (isMonthsOld(day, today, YEARS_FROM_MONTHS)) return [fullYears(day, today), 'year']
  let months = 1
  while (isMonthsOld(day, today, months + 1)) months += 1
  return [months, 'month']
}

/** Time from `day` to `today`: «14 лет», «3 месяца», «12 дней». */
export function ageText(day: Day, today: Day, language: ReportLanguage): string {
  const [count, unit] = measureSpan(day, today)
  const noun = pluralForm(count, UNITS[language][unit], language)
  return language === 'zh-CN' ? `${count}${noun}` : `${count}\u00a0${noun}`
}

const TODAY: Readonly<Record<ReportLanguage, string>> = { ru: 'сегодня', en: 'today', 'zh-CN': '今天' }
const AGO: Readonly<Record<ReportLanguage, (age: string) => string>> = {
  ru: (age) => `${age} назад`,
  en: (age) => `${age} ago`,
  'zh-CN': (age) => `${age}前`,
}

/** «12 дней назад»; «сегодня» also for a later day. */
export const agoText = (day: Day, today: Day, language: ReportLanguage): string =>
  day >= today ? TODAY[language] : AGO[language](ageText(day, today, language))
