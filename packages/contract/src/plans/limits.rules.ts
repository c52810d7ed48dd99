// Limits of plans (subscriptions), one row for each. The list of plans, the staff's form of a plan, the counters of use and the errors when a limit
// is used up are all derived from these rows.
import type { ErrorCode } from '../errors.ts'
import type { PlanFlag } from './plans.rules.ts'

type InLanguages<T> = Readonly<Record<'ru' | 'en' | 'zh-CN', T>>

/** Plural forms of a text (Unicode's plural categories); `#` stands for the number. `none` is the text if the limit is zero. */
interface Offer {
  readonly none: string
  readonly one?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

export interface LimitRow {
  /** Name of the limit: its field in `plan_features`, and its key in the tables `plan_limits` and `plan_limit_counts`. */
  readonly limit: string
  /** What is counted. */
  readonly unit: 'check' | 'request' | 'row'
  /** Whose use is counted together. */
  readonly per: 'member'
  /** A day ends at midnight in Moscow; a month is a month of the membership. */
  readonly period: 'day' | 'month'
  /** The largest value that staff may set. */
  readonly max: number
  /** The error code when the limit is used up; by default `limit_reached`. */
  readonly refusal?: ErrorCode
  /** The plan feature that it requires; without one, any limit above zero is available. */
  readonly flag?: PlanFlag
  /** Label of the field in the staff's form. */
  readonly label: InLanguages<string>
  /** The text in the list of a plan's features. */
  readonly offer: InLanguages<Offer>
}

export const planLimits = [
  {
    limit: 'full_checks_per_month',
    unit: 'check',
    per: 'member',
    period: 'month',
    max: 1_000_000,
    refusal: 'quota_exhausted',
    label: { ru: 'Полных проверок в месяц', en: 'Full checks a month', 'zh-CN': '每月完整核查次数' },
    offer: {
      ru: {
        none: 'Полные проверки',
        one: '# полная проверка в месяц',
        few: '# полные проверки в месяц',
        many: '# полных проверок в месяц',
        other: '# полных проверок в месяц',
      },
      en: { none: 'Full checks', one: '# full check a month', other: '# full checks a month' },
      'zh-CN': { none: '完整核查', other: '每月 # 次完整核查' },
    },
  },
  {
    limit: 'selection_rows_per_day',
    unit: 'row',
    per: 'member',
    period: 'day',
    max: 100_000,
    refusal: 'export_exhausted',
    label: { ru: 'Строк подборки в день', en: 'Selection rows a day', 'zh-CN': '每日筛选导出行数' },
    offer: {
      ru: {
        none: 'Выгрузка подборок',
        one: 'Выгрузка подборок: # строка в день',
        few: 'Выгрузка подборок: # строки в день',
        many: 'Выгрузка подборок: # строк в день',
        other: 'Выгрузка подборок: # строки в день',
      },
      en: {
        none: 'Selection exports',
        one: 'Selection exports: # row a day',
        other: 'Selection exports: # rows a day',
      },
      'zh-CN': { none: '筛选结果导出', other: '筛选结果导出：每天 # 行' },
    },
  },
  {
    limit: 'api_requests_per_day',
    unit: 'request',
    per: 'member',
    period: 'day',
    max: 10_000_000,
    refusal: 'requests_exhausted',
    flag: 'api_enabled',
    label: { ru: 'Запросов с ключом в день', en: 'API key requests a day', 'zh-CN': '每日密钥请求数' },
    offer: {
      ru: {
        none: 'Программный доступ',
        one: 'Программный доступ: # запрос в день',
        few: 'Программный доступ: # запроса в день',
        many: 'Программный доступ: # запросов в день',
        other: 'Программный доступ: # запроса в день',
      },
      en: { none: 'API access', one: 'API access: # request a day', other: 'API access: # requests a day' },
      'zh-CN': { none: 'API 访问', other: 'API 访问：每天 # 次请求' },
    },
  },
] as const satisfies readonly LimitRow[]

export type PlanLimit = (typeof planLimits)[number]['limit']

const rows: Readonly<Record<string, LimitRow>> = Object.fromEntries(planLimits.map((row) => [row.limit, row]))

/** The row of a limit. */
export function limitRow(limit: PlanLimit): LimitRow {
  const row = rows[limit]
  if (!row) throw new Error(`no row says what ${limit} is`)
  return row
}
