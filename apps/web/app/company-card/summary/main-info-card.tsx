// Panel «Основные сведения» (main facts; of an ended company those on the day of its end) of the summary: address, activity, head, capital,
// registration, last accounts.
import type { Company } from '@sverka/contract/company/company'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { Tag } from '../../ui/badge.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Digits, Text } from '../../ui/text.tsx'
import { Disputed } from '../disputed.tsx'
import { HeadName } from '../head-name.tsx'
import type { CardCompany } from '../readable-company.ts'
import { SourceNote } from '../source-note.tsx'
import { useCompany, useOverview } from '../use-company.ts'
import type { SummaryMessages } from './summary.messages.ts'
import { summaryMessages } from './summary.messages.ts'
import { TabLink } from './tab-link.tsx'

export function MainInfoCard() {
  const texts = useMessages(summaryMessages)
  const company = useCompany()
  const isCompany = company.kind === 'company'
  const isEnded = company.status?.ended != null
  const lastAccounts = useLastAccounts()
  const items: Description[] = [
    { label: isCompany ? texts.address : texts.taxAddress, value: <Address company={company} />, anchor: 'record-address' },
    { label: texts.mainActivity, value: <Activity company={company} /> },
    { label: texts.registration, value: <Registration company={company} />, anchor: 'record-registration' },
    ...(isEnded ? [{ label: texts.lastAccounts, value: lastAccounts }] : []),
  ]
  if (isCompany) {
    // Head and capital stand before the registration.
    items.splice(
      2,
      0,
      { label: texts.leader, value: <Heads company={company} />, anchor: 'record-head' },
      ...(hasCapital(company)
        ? [{ label: capitalName(company, texts), value: <Capital company={company} />, anchor: 'record-capital' }]
        : []),
    )
  }
  return (
    <Panel
      title={isEnded ? texts.closedInfo : texts.mainInfo}
      action={<TabLink tab="details" label={texts.tabs.details} />}
      foot={<SourceNote />}
    >
      <DescriptionList items={items} />
    </Panel>
  )
}

/** Text with the year of the newest accounts and its revenue; null if we have no accounts. */
function useLastAccounts(): string | null {
  const texts = useMessages(summaryMessages)
  const format = useFormat()
  const newest = useOverview()?.finances?.revenue.at(-1)
  return newest ? texts.revenueOfYear(newest.year, format.money(newest.value)) : null
}

interface PartProps {
  company: Company
}

function Address({ company }: { company: CardCompany }) {
  const texts = useMessages(summaryMessages)
  const unreliable = company.legal_adress?.unreliable
  return (
    <Stack gap={1}>
      <span>
        {company.shownAddress ?? texts.noData} {company.kind === 'entrepreneur' && <Text tone="muted">{texts.traderAddress}</Text>}
      </span>
      {unreliable && <Unreliable remark={unreliable} />}
      <Disputed kind="address" />
    </Stack>
  )
}

/** A tag for an entry that the register marks as unreliable («сведения недостоверны»), with the words of its remark. */
export function Unreliable({ remark }: { remark: string }) {
  const texts = useMessages(summaryMessages)
  return (
    <div>
      <Tag tone="warning" icon="alert">
        {texts.unreliable}
      </Tag>{' '}
      <Text size="caption" tone="muted">
        {remark}
      </Text>
    </div>
  )
}

function Activity({ company }: PartProps) {
  const texts = useMessages(summaryMessages)
  if (!company.okved) return texts.noData
  const { code, name } = company.okved
  return (
    <>
      {code} {name} {company.okved_add.length > 0 && <Text tone="muted">{texts.andMore(company.okved_add.length)}</Text>}
    </>
  )
}

function Heads({ company }: PartProps) {
  const texts = useMessages(summaryMessages)
  const words = useRegisterWords()
  const format = useFormat()
  if (company.directors.length === 0) return texts.noData
  return (
    <Stack gap={2}>
      {company.directors.map((head, index) => (
        <div key={`${head.fio ?? index}${head.inn ?? head.ogrn ?? ''}`}>
          <HeadName head={head} />{' '}
          {head.inn && (
            <Text tone="muted" numeric>
              {texts.inn} <Digits>{head.inn}</Digits>
            </Text>
          )}
          {head.position && (
            <Text as="div" size="caption" tone="muted">
              {words.position(head.position)}
            </Text>
          )}
          {head.unreliable && <Unreliable remark={head.unreliable} />}
          {head.powers_note && <Tag tone="warning">{head.powers_note}</Tag>}
          {head.disqualified_until && <Tag tone="bad">{texts.disqualifiedUntil(format.date(head.disqualified_until))}</Tag>}
        </div>
      ))}
      <Disputed kind="head" />
    </Stack>
  )
}

/** Non-commercial organisations (codes 2… and 7… of the legal forms, ОКОПФ) have no capital; of all others it may be unknown. */
const hasCapital = ({ share_capital: capital, okopf }: PartProps['company']): boolean =>
  Boolean(capital) || !/^[27]/.test(okopf?.code ?? '')

/** Name of the capital by the legal form: a cooperative has a share fund, a unitary (state-owned) enterprise a charter fund. */
const capitalName = ({ share_capital: capital }: PartProps['company'], { capital: usual, capitalNames }: SummaryMessages): string =>
  capitalNames[capital?.kind?.toUpperCase() ?? ''] ?? usual

function Capital({ company }: PartProps) {
  const texts = useMessages(summaryMessages)
  const format = useFormat()
  return company.share_capital ? <Text numeric>{format.money(company.share_capital.total)}</Text> : texts.noData
}

function Registration({ company }: PartProps) {
  const texts = useMessages(summaryMessages)
  const format = useFormat()
  const parts = [company.registration_date && format.date(company.registration_date), company.registrationAuthority?.name]
  return format.list(parts) || texts.noData
}
