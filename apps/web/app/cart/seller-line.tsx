// The seller above their lines in the cart: status in the state register, our verdict on paying them in advance, and the most serious finding.
import { useMessages } from '../i18n/catalogue.ts'
import { VerdictTag } from '../reliability/verdict-tag.tsx'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Icon } from '../ui/icon.tsx'
import { Row } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { cartMessages } from './cart.messages.ts'
import styles from './cart.module.css'
import { isStopped, type Seller, type SellerReport } from './seller-reports.ts'

export function SellerLine({ seller, report }: { seller: Seller; report: SellerReport }) {
  return (
    <div className={styles.seller}>
      <Row gap={2} wrap>
        <Icon name="shield" size="small" />
        <Link to={`/company/${seller.id}`}>{seller.name}</Link>
        <StatusMarks
          status={{ name: seller.status, procedure: seller.procedure ? { name: seller.procedure, since: null } : null }}
          asOf={seller.as_of}
          stopped={isStopped(report)}
        />
      </Row>
      <ReportSummary report={report} card={`/counter-parties/${seller.inn ?? seller.ogrn}`} />
    </div>
  )
}

/** `card`: URL of the company's page («card»), which has the whole reliability report. */
function ReportSummary({ report, card }: { report: SellerReport; card: string }) {
  const texts = useMessages(cartMessages)
  if (report === null || report === 'failed')
    return (
      <Text as="p" size="caption" tone="muted">
        {report === null ? texts.notChecked : texts.notAnswered}
      </Text>
    )
  const { first } = report
  return (
    <Row gap={2} wrap>
      <Text size="caption" tone="secondary">
        {texts.verdict}
      </Text>
      <VerdictTag verdict={report.verdict} />
      {first && <Link to={`${card}/reliability`}>{first}</Link>}
    </Row>
  )
}
