// Rows of the table that compares companies: each value as text, and which value is the best in its row.

import { fullYears } from '@sverka/contract/company/company.rules'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { ComparedCompany } from '@sverka/contract/company-card/comparison'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { reliabilityMessages } from '../../reliability/reliability.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../../reliability/verdict-style.ts'
import { useSite } from '../../shell/root-data.ts'
import { StatusMarks } from '../../shell/status-marks.tsx'
import { Tag } from '../../ui/badge.tsx'
import type { ComparisonMessages } from './comparison.messages.ts'
import { comparisonMessages } from './comparison.messages.ts'

export interface ComparisonRow {
  readonly key: keyof ComparisonMessages['rows']
  readonly group: keyof ComparisonMessages['groups']
  /** Null where there are no data. */
  readonly text: (company: ComparedCompany) => string | null
  /** Drawn instead of the text. */
  readonly mark?: (company: ComparedCompany) => ReactNode
  /** Whether the largest or the smallest `value` is the best; undefined where no value is better than another. */
  readonly better?: 'more' | 'less'
  readonly value?: (company: ComparedCompany) => number | null
  /** Revenue by year, oldest first, drawn as small bars below the text. */
  readonly course?: (company: ComparedCompany) => readonly YearRevenue[]
}

type YearRevenue = Pick<ComparedCompany['years'][number], 'year' | 'revenue'>

/** The head's name in ordinary letters. A managing company as head is recognised by the quotes in its name. */
export const readableHead = (name: string): string => (/["«]/.test(name) ? readableName(name) : readablePerson(name))

/** Accounts of the newest year; undefined without any. */
const newest = ({ years }: ComparedCompany) => years.at(-1)

/** All rows in the order of the table; texts are in the page's language. */
export function useComparisonRows(): readonly ComparisonRow[] {
  return [...useMain(), ...useSize(), ...useStrength(), ...useCourts(), ...useHead(), ...useDays()]
}

function useMain(): ComparisonRow[] {
  const format = useFormat()
  const { verdicts } = useMessages(reliabilityMessages)
  const { noShares } = useMessages(comparisonMessages)
  return [
    {
      key: 'verdict',
      group: 'main',
      text: ({ verdict }) => (verdict ? verdicts[verdict] : noShares),
      mark: ({ verdict }) =>
        verdict ? (
          <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
            {verdicts[verdict]}
          </Tag>
        ) : (
          noShares
        ),
    },
    {
      key: 'state',
      group: 'main',
      text: ({ status, procedure }) => format.list([status, procedure]),
      mark: ({ status, procedure, closed_on: on, as_of: day, worst }) => (
        <StatusMarks
          status={{ name: status, procedure: procedure ? { name: procedure, since: null } : null }}
          endedOn={on}
          asOf={day}
          // A stop factor, one that rules out a deal: «active» is then not green.
          stopped={worst.some(({ polarity }) => polarity === 'stop')}
        />
      ),
    },
    // The most serious finding of the reliability report.
    { key: 'first', group: 'main', text: ({ worst }) => worst[0]?.fact ?? worst[0]?.title ?? '—' },
    { key: 'region', group: 'main', text: ({ region }) => region },
    { key: 'activity', group: 'main', text: ({ activity }) => activity },
  ]
}

function useSize(): ComparisonRow[] {
  const texts = useMessages(comparisonMessages)
  const format = useFormat()
  const { today } = useSite()
  const companyAge = ({ registered_on: from, closed_on: on }: ComparedCompany) => (from ? fullYears(from, on ?? today) : null)
  const age = (company: ComparedCompany) => {
    const years = companyAge(company)
    return years === null ? null : texts.years(years)
  }
  const ofYear = (value: number | null | undefined, year: number | undefined) =>
    value == null || year === undefined ? null : texts.inYear(format.shortMoney(value), year)
  return [
    { key: 'age', group: 'size', text: age, value: companyAge, better: 'more' },
    {
      key: 'revenue',
      group: 'size',
      text: (company) => ofYear(newest(company)?.revenue, newest(company)?.year),
      value: (company) => newest(company)?.revenue ?? null,
      better: 'more',
      course: ({ years }) => (years.length < 2 ? [] : years.map(({ year, revenue }) => ({ year, revenue }))),
    },
    {
      key: 'profit',
      group: 'size',
      text: (company) => ofYear(newest(company)?.profit, newest(company)?.year),
      value: (company) => newest(company)?.profit ?? null,
      better: 'more',
    },
    {
      key: 'staff',
      group: 'size',
      text: ({ staff }) => staff && texts.inYear(format.integer(staff.count), staff.year),
      value: ({ staff }) => staff?.count ?? null,
      better: 'more',
    },
    {
      key: 'capital',
      group: 'size',
      text: ({ capital }) => (capital === null ? null : format.money(capital)),
      value: ({ capital }) => capital,
      better: 'more',
    },
  ]
}

/** Ratios of the newest accounts: current assets to short-term debts, own capital to all assets, net profit to revenue. */
function useStrength(): ComparisonRow[] {
  const format = useFormat()
  const ratio = (key: 'liquidity' | 'autonomy' | 'margin', formatValue: (value: number) => string): ComparisonRow => {
    const value = ({ ratios }: ComparedCompany) => ratios?.[key] ?? null
    const text = (company: ComparedCompany) => {
      const number = value(company)
      return number === null ? null : formatValue(number)
    }
    return { key, group: 'strength', text, value, better: 'more' }
  }
  const percent = (value: number) => format.percent(value * 100)
  return [ratio('liquidity', (value) => format.decimal(value)), ratio('autonomy', percent), ratio('margin', percent)]
}

/** Claims against the company in court, proceedings of bailiffs (enforcement) with a remaining debt, and tax debts. */
function useCourts(): ComparisonRow[] {
  const texts = useMessages(comparisonMessages)
  const format = useFormat()
  return [
    {
      key: 'claims',
      group: 'courts',
      text: ({ claims }) => claims && texts.onSum(claims.count, format.shortMoney(claims.sum)),
      value: ({ claims }) => claims?.count ?? null,
      better: 'less',
    },
    {
      key: 'enforcement',
      group: 'courts',
      text: ({ enforcement }) => enforcement && texts.onSum(enforcement.count, format.shortMoney(enforcement.remaining)),
      value: ({ enforcement }) => enforcement?.count ?? null,
      better: 'less',
    },
    {
      key: 'tax_debts',
      group: 'courts',
      text: ({ tax_debts: debts }) => debts && (debts.sum === 0 ? texts.none : format.money(debts.sum)),
      value: ({ tax_debts: debts }) => debts?.sum ?? null,
      better: 'less',
    },
  ]
}

function useHead(): ComparisonRow[] {
  const texts = useMessages(comparisonMessages)
  const { today } = useSite()
  // The years in office of a closed company's head end on the day it closed.
  const yearsInOffice = ({ head, closed_on: end }: ComparedCompany) => (head?.since ? fullYears(head.since, end ?? today) : null)
  const text = (company: ComparedCompany) => {
    const years = yearsInOffice(company)
    return years === null ? null : texts.years(years)
  }
  return [
    { key: 'head', group: 'head', text: ({ head }) => head && readableHead(head.name) },
    { key: 'since', group: 'head', text, value: yearsInOffice, better: 'more' },
  ]
}

/** As of which day each source is, and the year of the newest accounts. */
function useDays(): ComparisonRow[] {
  const format = useFormat()
  const day = (iso: string | null | undefined) => (iso ? format.date(iso) : null)
  const row = (key: ComparisonRow['key'], text: ComparisonRow['text']): ComparisonRow => ({ key, group: 'days', text })
  return [
    row('register', ({ as_of: on }) => day(on)),
    row('accounts', (company) => newest(company)?.year.toString() ?? null),
    row('cases', ({ claims }) => day(claims?.as_of)),
    row('bailiffs', ({ enforcement }) => day(enforcement?.as_of)),
    row('debts', ({ tax_debts: debts }) => day(debts?.as_of)),
  ]
}

/** Ids of the companies with the best value; none if all values are equal, or fewer than two companies have one. */
export function findBest({ value, better }: ComparisonRow, companies: readonly ComparedCompany[]): ReadonlySet<number> {
  if (!value || !better) return new Set()
  const withValue = companies.flatMap((company) => {
    const number = value(company)
    return number === null ? [] : [{ id: company.id, number }]
  })
  const numbers = withValue.map(({ number }) => number)
  const best = better === 'more' ? Math.max(...numbers) : Math.min(...numbers)
  if (withValue.length < 2 || numbers.every((number) => number === best)) return new Set()
  return new Set(withValue.filter(({ number }) => number === best).map(({ id }) => id))
}

/** Whether all companies have the same value in a row; the verdict's row is never hidden as equal. */
export const isSame = ({ key, text, course }: ComparisonRow, companies: readonly ComparedCompany[]): boolean =>
  key !== 'verdict' &&
  companies.length > 1 &&
  new Set(companies.map((company) => JSON.stringify([text(company), course?.(company)]))).size === 1
