// The box about the seller on an item's page: name, status in the state register, and the verdict and most serious findings of the reliability
// report, each with its day.
import { fullYears } from '@sverka/contract/company/company.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { verdictLineMessages } from '../reliability/verdict-line.messages.ts'
import { VERDICT_TONES } from '../reliability/verdict-style.ts'
import { Avatar } from '../shell/avatar.tsx'
import { useSite } from '../shell/root-data.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Tag } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { type Description, DescriptionList } from '../ui/description-list.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Digits, Text } from '../ui/text.tsx'
import { itemMessages } from './item.messages.ts'
import type { Product, ReportOrFailure } from './load-item.ts'
import styles from './seller-box.module.css'

interface SellerBoxProps {
  product: Product
  /** Day of the seller's registration, YYYY-MM-DD; null if unknown. */
  since: string | null
  report: ReportOrFailure
}

export function SellerBox({ product: { seller, isVerified }, since, report }: SellerBoxProps) {
  const texts = useMessages(itemMessages)
  const { item } = texts
  const format = useFormat()
  const card = `/counter-parties/${seller.inn ?? seller.ogrn}`
  return (
    <Panel foot={seller.as_of && item.asOf(item.registers[seller.kind], format.date(seller.as_of))}>
      <div className={styles.seller}>
        <Avatar name={seller.name.replace(/[«»"]/g, '')} src={null} />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <VisuallyHidden>{item.seller}: </VisuallyHidden>
            {seller.name}{' '}
            {isVerified && (
              <span className={styles.verified} title={texts.verified}>
                <Icon name="shield" size="small" />
                <VisuallyHidden>{texts.verified}</VisuallyHidden>
              </span>
            )}
          </h2>
          <Text size="caption" tone="muted">
            {seller.inn ? item.inn : item.ogrn} <Digits>{seller.inn ?? seller.ogrn}</Digits>
          </Text>
        </div>
      </div>
      <DescriptionList items={useSellerFacts({ seller, since, report })} />
      <div className={styles.ways}>
        <ButtonLink to={`/company/${seller.id}`}>{item.showcase}</ButtonLink>
        <ButtonLink variant="soft" to={`${card}/reliability`}>
          {item.check}
        </ButtonLink>
      </div>
      <Link to={`/company/${seller.id}`} className={styles.company}>
        {item.toCompany}
        <Icon name="arrow-right" size="small" />
      </Link>
    </Panel>
  )
}

interface Facts extends Pick<SellerBoxProps, 'since' | 'report'> {
  seller: Product['seller']
}

function useSellerFacts({ seller, since, report }: Facts): Description[] {
  const { item } = useMessages(itemMessages)
  const { verdicts } = useMessages(verdictLineMessages)
  const { today } = useSite()
  return [
    {
      label: item.status,
      value: (
        <StatusMarks
          status={{ name: seller.status, procedure: seller.procedure ? { name: seller.procedure, since: null } : null }}
          asOf={seller.as_of}
          stopped={report !== null && report !== 'failed' && report.stopped}
        />
      ),
    },
    { label: item.works, value: since && item.years(fullYears(since, today)) },
    { label: item.region, value: seller.region?.name },
    {
      label: item.verdict,
      value: report && report !== 'failed' ? <Tag tone={VERDICT_TONES[report.verdict]}>{verdicts[report.verdict]}</Tag> : null,
    },
    { label: item.attention, value: <Attention report={report} /> },
  ]
}

/** Number of negative findings, and the most serious ones in words. `failed`: the report could not be loaded. */
function Attention({ report }: Pick<Facts, 'report'>) {
  const { item } = useMessages(itemMessages)
  const format = useFormat()
  if (!report) return <Text tone="muted">{item.notChecked}</Text>
  if (report === 'failed') return item.notAnswered
  return (
    <>
      {report.factors > 0 ? <b className={styles.attention}>{item.factors(report.factors)}</b> : item.noFactors}
      <Text as="p" size="caption" tone="muted">
        {format.clauses([...report.worst, item.reportDay(format.date(report.day))])}
      </Text>
    </>
  )
}
