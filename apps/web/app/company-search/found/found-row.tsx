// One result: name with what matched, status, numbers, head, activity and address, years of work.
import { fullYears } from '@sverka/contract/company.rules'
import type { FoundCompany } from '@sverka/contract/company-search'
import { useMessages } from '../../i18n/catalogue.ts'
import { CompareLink } from '../../shell/compare-link.tsx'
import { useSite } from '../../shell/root-data.ts'
import { StatusMarks } from '../../shell/status-marks.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Text } from '../../ui/text.tsx'
import { searchMessages } from '../company-search.messages.ts'
import styles from './found-row.module.css'
import { founderFound, marksIn, otherNameFound } from './marked.rules.ts'
import { Marked } from './marked.tsx'
import { SizeAndAttention } from './size-and-attention.tsx'

interface FoundRowProps {
  company: FoundCompany
}

export function FoundRow({ company }: FoundRowProps) {
  const activity = company.okved && [company.okved.code, company.okved.name].filter(Boolean).join(' ')
  return (
    <article className={styles.row}>
      <Stack gap={2}>
        <Row wrap>
          <h2 className={styles.name}>
            <Link to={`/counter-parties/${company.inn ?? company.ogrn}`}>
              <Marked text={company.name} ranges={marksIn(company, 'name')} />
            </Link>
          </h2>
          <StatusMarks status={{ name: company.status, procedure: company.procedure }} endedOn={company.closed_on} />
        </Row>
        <Numbers company={company} />
        {company.leader && (
          <Text as="p" tone="secondary">
            <Marked text={company.leader} ranges={marksIn(company, 'leader')} />
          </Text>
        )}
        <FounderFound company={company} />
        <OtherNameFound company={company} />
        <SizeAndAttention company={company} />
        <span className={styles.compare}>
          <CompareLink number={company.inn ?? company.ogrn} name={company.name} />
        </span>
        <Text as="p" size="caption" tone="muted">
          {[activity, company.address ?? company.region].filter(Boolean).join('. ')}
        </Text>
      </Stack>
      <Lifetime company={company} />
    </article>
  )
}

/** A founder is shown only when the query found the company by them. */
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

/** The name by which the query found the company where it is not the present one. */
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

function Lifetime({ company }: { company: FoundCompany }) {
  const texts = useMessages(searchMessages)
  const { today } = useSite()
  const { registration_date: from, closed_on: closed } = company
  if (!closed && !from) return null
  const closedLabel = company.kind === 'company' ? texts.closedCompany : texts.closedTrader
  return (
    <div className={styles.lifetime}>
      <Text as="div" size="caption" tone="muted">
        {closed ? closedLabel : texts.works}
      </Text>
      <Text weight="bold" numeric>
        {closed ? closed.slice(0, 4) : from && texts.years(fullYears(from, today))}
      </Text>
    </div>
  )
}
