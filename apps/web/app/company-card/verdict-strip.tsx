// Strip above a card's summary: a switch of the kind of deal, a field for the deal's sum, and the verdict with its reasons.
import type { Company } from '@sverka/contract/company/company'
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { verdictMessages } from '../reliability/verdict.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-style.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { tabPath } from './card-url.ts'
import dealStyles from './deal.module.css'
// Styles of the comparison with the deal's sum, whose script is loaded later: the server's markup is styled before that.
import '../reliability/deal-comparison.module.css'
import { KPP, PURPOSE, SUM, useOffered, useWithDeal } from './purpose.ts'
import { summaryMessages } from './summary/summary.messages.ts'
import { useVerdicts } from './use-verdicts.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import styles from './verdict-strip.module.css'

interface VerdictStripProps {
  report: ReliabilitySummary
  company: Pick<Company, 'kind' | 'okopf'>
  number: string
}

/** A sum in digits only, at most as many as the largest accepted sum (a trillion rubles) has, is shown formatted; any other text as it was typed. */
const DIGITS = /^\d{1,13}$/

export function VerdictStrip({ report, company, number }: VerdictStripProps) {
  const texts = useMessages(summaryMessages)
  const words = useMessages(verdictMessages)
  const { offered, purpose } = useOffered(company)
  const withDeal = useWithDeal()
  const [params] = useSearchParams()
  const format = useFormat()
  const sum = params.get(SUM) ?? ''
  const shownSum = DIGITS.test(sum) ? `${format.integer(Number(sum))} ₽` : sum
  return (
    <div className={styles.strip}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to links */}
      <div role="group" className={styles.deals} aria-label={texts.verdictFor}>
        <span className={styles.question}>{words.purposesTitle}</span>
        {offered.map((value) => {
          const verdict = report.verdicts[value]
          return (
            <Link
              key={value}
              to={withDeal(tabPath(number, 'summary'), value)}
              preventScrollReset
              className={classNames(styles.deal, value === purpose && styles.chosen)}
              aria-current={value === purpose ? 'page' : undefined}
            >
              {texts.deals[value]}
              <span className={styles[VERDICT_TONES[verdict]]}>
                <Icon name={VERDICT_ICONS[verdict]} />
              </span>
              <VisuallyHidden>: {words.verdicts[verdict]}</VisuallyHidden>
            </Link>
          )
        })}
        <form method="get" className={dealStyles.sum}>
          {[PURPOSE, KPP].map((name) => params.has(name) && <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />)}
          <label>
            {texts.dealSum}{' '}
            <input
              key={sum}
              name={SUM}
              defaultValue={shownSum}
              inputMode="numeric"
              maxLength={40}
              autoComplete="off"
              placeholder={format.money(3_000_000)}
            />
          </label>
        </form>
      </div>
      <VerdictPanel report={report} verdicts={useVerdicts()} purpose={purpose} kind={company.kind} number={number} sum={sum} />
    </div>
  )
}
