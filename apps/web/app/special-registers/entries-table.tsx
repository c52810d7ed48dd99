// Entries of one special register, or of a search in all of them, as a table; on narrow screens each entry is a block of lines.

import { readableName, readablePerson } from '@sverka/contract/company/names'
import { readableSentence } from '@sverka/contract/company/sentences'
import { imposerIn, sampleIn, taxIn } from '@sverka/contract/company-card/register-values.russian.rules'
import type { RegisterEntry } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { verdictLineMessages } from '../reliability/verdict-line.messages.ts'
import { VerdictTag } from '../reliability/verdict-tag.tsx'
import { useRegisterWords } from '../shell/register-words.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Tag } from '../ui/badge.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Table, type TableColumn } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { specialRegistersMessages } from './special-registers.messages.ts'
import styles from './special-registers.module.css'

type Column = TableColumn<RegisterEntry>
/** Columns. Their content depends on the register: see `useHeads`. */
type Head =
  | 'subject'
  | 'company'
  | 'verdict'
  | 'post'
  | 'label'
  | 'detail'
  | 'issuer'
  | 'since'
  | 'until'
  | 'sum'
  | 'companies'
  | 'register'
  | 'asOf'

/** The columns of each register, and of a search over all. */
const COLUMNS: Record<SpecialRegister | 'all', readonly Head[]> = {
  disqualified: ['subject', 'company', 'post', 'since', 'until', 'asOf'],
  'mass-addresses': ['subject', 'companies', 'asOf'],
  'mass-heads': ['subject', 'companies', 'asOf'],
  'tax-debts': ['company', 'verdict', 'detail', 'sum', 'asOf'],
  offences: ['company', 'verdict', 'label', 'sum', 'asOf'],
  'unfair-suppliers': ['company', 'verdict', 'asOf'],
  licences: ['company', 'label', 'detail', 'issuer', 'since', 'until'],
  sanctions: ['company', 'verdict', 'label', 'issuer', 'detail', 'asOf'],
  all: ['subject', 'verdict', 'register', 'label', 'sum', 'asOf'],
}

export function EntriesTable({ entries, register }: { entries: readonly RegisterEntry[]; register: SpecialRegister | 'all' }) {
  const texts = useMessages(specialRegistersMessages)
  const columns = useColumns(register)
  return (
    <Table
      caption={register === 'all' ? texts.entries : texts.registers[register].name}
      rows={entries}
      rowKey={(_entry, index) => index}
      columns={COLUMNS[register].map((key) => columns[key])}
      stacked
      edged
    />
  )
}

/** The headings: general ones, replaced by those of the register, where a field has a meaning of its own. */
function useHeads(register: SpecialRegister | 'all'): Record<Head, string> {
  const { heads } = useMessages(specialRegistersMessages)
  const headsByRegister: Partial<Record<SpecialRegister | 'all', Partial<Record<Head, string>>>> = {
    disqualified: { subject: heads.person },
    'mass-addresses': { subject: heads.address },
    'mass-heads': { subject: heads.person },
    'tax-debts': { detail: heads.taxes },
    offences: { label: heads.year },
    licences: { label: heads.licence, detail: heads.activity },
    sanctions: { label: heads.list, issuer: heads.imposed, detail: heads.program },
  }
  return { ...heads, detail: heads.label, ...headsByRegister[register] }
}

function useColumns(register: SpecialRegister | 'all'): Record<Head, Column> {
  const texts = useMessages(specialRegistersMessages)
  const format = useFormat()
  const heads = useHeads(register)
  const locale = useLocale()
  const column = (key: Head, cell: Column['cell'], more: Partial<Column> = {}): Column => ({ key, head: heads[key], cell, ...more })
  const day = (iso: string | null) => (iso ? format.date(iso) : MISSING)
  return {
    subject: column('subject', (entry) => <Subject entry={entry} />, { rowHeader: true }),
    company: column('company', (entry) => <Company entry={entry} isJudged={!COLUMNS[register].includes('verdict')} />, {
      rowHeader: !COLUMNS[register].includes('subject'),
    }),
    verdict: column('verdict', (entry) => <Verdict entry={entry} />),
    register: column('register', (entry) => (
      <Link to={`/special-registers/${entry.register}`}>{texts.registers[entry.register].name}</Link>
    )),
    post: column('post', (entry) => <Post entry={entry} />),
    label: column('label', ({ label }) => (label === null ? MISSING : sampleIn(locale, label))),
    detail: column('detail', (entry) =>
      entry.register === 'licences' ? (
        <Activities detail={entry.detail} />
      ) : (
        <Words>{entry.detail && (register === 'tax-debts' ? taxIn(locale, entry.detail) : readableWords(entry.detail, format.date))}</Words>
      ),
    ),
    issuer: column('issuer', ({ issuer }) => <Words>{issuer && readableName(imposerIn(locale, issuer))}</Words>),
    since: column('since', ({ since }) => day(since), { numeric: true }),
    until: column('until', (entry) => (entry.until ? day(entry.until) : texts.endless), { numeric: true }),
    sum: column('sum', ({ sum }) => (sum === null ? MISSING : format.money(sum)), { numeric: true }),
    companies: column('companies', ({ companies }) => (companies === null ? MISSING : format.integer(companies)), { numeric: true }),
    asOf: column('asOf', (entry) => day(entry.as_of), { numeric: true }),
  }
}

/**
 * The licensed activities, and on lines of their own the authorities that suspended the licence, with the day. Both are parts of `detail`,
 * separated by «; »; only a suspension ends with a day.
 */
function Activities({ detail }: { detail: string | null }) {
  const texts = useMessages(specialRegistersMessages)
  const format = useFormat()
  const { true: suspensions = [], false: activities = [] } = Object.groupBy(detail?.split('; ') ?? [], (part) => `${DAY_AT_END.test(part)}`)
  return (
    <Stack gap={1}>
      {(activities.length > 0 || suspensions.length === 0) && (
        <Words>{activities.length > 0 ? readableWords(activities.join('; '), format.date) : null}</Words>
      )}
      {suspensions.map((suspension) => (
        <span key={suspension}>
          <Tag tone="warning">{texts.suspended}</Tag> <Words>{readableWords(suspension, format.date)}</Words>
        </span>
      ))}
    </Stack>
  )
}

const DAY_AT_END = /\d{4}-\d{2}-\d{2}$/

/** Each part of a text such as «…; ДЕПАРТАМЕНТ ТОРГОВЛИ, 2026-10-21» in readable case instead of capitals; `writeDay` formats the day at its end. */
const readableWords = (parts: string, writeDay: (iso: string) => string): string =>
  parts
    .split('; ')
    .map((part) => readableName(part.replace(DAY_AT_END, writeDay)))
    .join('; ')

/** Text of the register in a column that wraps, so that the dates at the end of the row are visible without scrolling. Marked as Russian. */
const Words = ({ children }: { children: string | null }) => (
  <span className={styles.words} lang={children !== null && /[а-яё]/i.test(children) ? 'ru' : undefined}>
    {children === null ? MISSING : readableSentence(children)}
  </span>
)

/** The person's post in the company, and the article of the law by which they were disqualified. */
function Post({ entry: { label, detail } }: { entry: RegisterEntry }) {
  const words = useRegisterWords()
  return (
    <Stack gap={1}>
      {label ? words.position(label) : MISSING}
      {detail && (
        <Text size="caption" tone="muted">
          {readableSentence(detail)}
        </Text>
      )}
    </Stack>
  )
}

/** The subject of the entry. An address or head with many companies links to a search for these companies. */
function Subject({ entry }: { entry: RegisterEntry }) {
  const { subject, company, companies } = entry
  if (company && subject === company.name) return <Company entry={entry} />
  const isPerson = entry.register === 'disqualified' || entry.register === 'mass-heads'
  const text = isPerson ? readablePerson(subject) : subject
  return companies === null ? text : <Link to={`/counter-parties?${new URLSearchParams({ query: subject })}`}>{text}</Link>
}

/** `isJudged`: the verdict on prepayment stands below the company, for tables without a column for it. */
function Company({ entry, isJudged }: { entry: RegisterEntry; isJudged?: boolean }) {
  const { company } = entry
  const { heads } = useMessages(specialRegistersMessages)
  if (!company) return MISSING
  return (
    <Stack gap={1}>
      <Link to={`/counter-parties/${company.inn ?? company.ogrn}`}>{readableName(company.name)}</Link>
      <Text size="caption" tone="muted" numeric>
        {company.inn ?? company.ogrn}
      </Text>
      {isJudged && company.verdict && (
        <div className={styles.judged}>
          <Text size="caption" tone="muted">
            {heads.verdict}
          </Text>{' '}
          <Verdict entry={entry} />
        </div>
      )}
      {company.closed_on && (
        <div>
          <StatusMarks status={{ name: company.status, procedure: null }} endedOn={company.closed_on} />
        </div>
      )}
    </Stack>
  )
}

/**
 * The verdict on prepayment. Beside a disqualified person a favourable verdict (`proceed`) is grey, not green, with the remark that the person may
 * have left the company: even so, the entry is no recommendation of the company.
 */
function Verdict({ entry: { register, company } }: { entry: RegisterEntry }) {
  const texts = useMessages(specialRegistersMessages)
  const { verdicts } = useMessages(verdictLineMessages)
  if (!company?.verdict) return MISSING
  if (register !== 'disqualified' || company.verdict !== 'proceed') return <VerdictTag verdict={company.verdict} />
  return (
    <>
      <Tag>{verdicts.proceed}</Tag>{' '}
      <Text size="caption" tone="muted">
        {texts.mayHaveLeft}
      </Text>
    </>
  )
}
