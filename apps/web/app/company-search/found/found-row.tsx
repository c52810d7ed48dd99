// One result: name with marked matches, status, numbers, head, activity, address, finding; size and age beside it.

import { fullYears, withKind } from '@sverka/contract/company/company.rules'
import type { FoundCompany } from '@sverka/contract/company-search/company-search'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { CompareLink } from '../../shell/compare-link.tsx'
import { useSite } from '../../shell/root-data.ts'
import { StatusMarks } from '../../shell/status-marks.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Text } from '../../ui/text.tsx'
import { searchMessages } from '../company-search.messages.ts'
import { Attention } from './attention.tsx'
import styles from './found-row.module.css'
import { founderFound, marksIn, otherNameFound } from './marked.rules.ts'
import { Marked } from './marked.tsx'

const KOPECKS = 100

interface FoundRowProps {
  company: FoundCompany
}

export function FoundRow({ company }: FoundRowProps) {
  // Main activity by the Russian classifier ОКВЭД: code and name.
  const activity = company.okved && [company.okved.code, company.okved.name].filter(Boolean).join(' ')
  const number = company.inn ?? company.ogrn
  return (
    <article className={styles.row}>
      <Stack gap={2}>
        <Row wrap>
          <h2 className={classNames(styles.name, company.closed_on !== null && styles.ended)}>
            <Link to={`/counter-parties/${number}${company.branch?.kpp ? `?kpp=${company.branch.kpp}` : ''}`}>
              <Marked text={company.name} ranges={marksIn(company, 'name')} />
            </Link>
          </h2>
          <StatusMarks
            status={{ name: company.status, procedure: company.procedure }}
            endedOn={company.closed_on}
            asOf={company.as_of}
            stopped={company.attention?.polarity === 'stop'}
          />
        </Row>
        <Numbers company={company} />
        <BranchFound company={company} />
        {company.leader && (
          <Text as="p" tone="secondary">
            <Marked text={company.leader} ranges={marksIn(company, 'leader')} />
          </Text>
        )}
        <FounderFound company={company} />
        <OtherNameFound company={company} />
        <Text as="p" size="caption" tone="muted">
          {[activity, company.address ?? company.region].filter(Boolean).join('. ')}
        </Text>
        <Attention finding={company.attention} />
      </Stack>
      <div className={styles.figures}>
        <Revenue company={company} />
        <Lifetime company={company} />
        <span className={styles.compare}>
          <CompareLink number={number} name={company.name} />
        </span>
      </div>
    </article>
  )
}

/** The branch whose КПП (tax registration code) was searched for, with its address. */
function BranchFound({ company: { branch } }: FoundRowProps) {
  const format = useFormat()
  const texts = useMessages(searchMessages)
  if (!branch) return null
  return (
    <Text as="p" tone="secondary">
      {withKind(
        texts.branches[branch.kind],
        format.list([branch.name, branch.kpp && `${texts.kpp} ${branch.kpp}`, branch.country, branch.address]),
      )}
    </Text>
  )
}

/** The founder, shown only if the query matched the founder's name. */
function FounderFound({ company }: FoundRowProps) {
  const texts = useMessages(searchMessages)
  const founder = founderFound(company)
  if (!founder) return null
  return (
    <Text as="p" tone="secondary">
      {texts.founder} <Marked text={founder.text} ranges={founder.ranges} />
    </Text>
  )
}

/** A former or foreign name, or a predecessor's name, shown only if the query matched it. */
function OtherNameFound({ company }: FoundRowProps) {
  const texts = useMessages(searchMessages)
  const found = otherNameFound(company)
  if (!found) return null
  return (
    <Text as="p" tone="secondary">
      {texts.otherNames[found.kind]} <Marked text={found.mark.text} ranges={found.mark.ranges} />
    </Text>
  )
}

/** Taxpayer number (ИНН) and registration number: ОГРН of a company, ОГРНИП of a sole trader. */
function Numbers({ company }: FoundRowProps) {
  const texts = useMessages(searchMessages)
  const numbers = [
    { label: texts.inn, number: company.inn, field: 'inn' as const },
    { label: company.kind === 'company' ? texts.ogrn : texts.ogrnip, number: company.ogrn, field: 'ogrn' as const },
  ]
  return (
    <p className={styles.numbers}>
      {numbers.map(
        ({ label, number, field }) =>
          number && (
            <span key={label}>
              {label}{' '}
              <b>
                <Marked text={number} ranges={marksIn(company, field)} />
              </b>
            </span>
          ),
      )}
    </p>
  )
}

function Revenue({ company: { revenue } }: FoundRowProps) {
  const texts = useMessages(searchMessages)
  const format = useFormat()
  if (!revenue) return null
  return <Figure label={texts.revenueIn(revenue.year)}>{format.shortMoney(revenue.kopecks / KOPECKS)}</Figure>
}

/** Full years since registration; for a closed company the years of its registration and closure instead. */
function Lifetime({ company: { registration_date: from, closed_on: closed } }: FoundRowProps) {
  const texts = useMessages(searchMessages)
  const { today } = useSite()
  if (closed) {
    const years = [from, closed].flatMap((day) => day?.slice(0, 4) ?? [])
    return <Figure label={from ? texts.yearsOfWork : texts.closed}>{[...new Set(years)].join('–')}</Figure>
  }
  return from && <Figure label={texts.works}>{texts.years(fullYears(from, today))}</Figure>
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <Text as="div" size="caption" tone="muted">
        {label}
      </Text>
      <Text weight="bold" numeric>
        {children}
      </Text>
    </div>
  )
}
