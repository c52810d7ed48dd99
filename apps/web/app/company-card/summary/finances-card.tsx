// Panel «Финансы» (finances) of the summary: revenue by year as a line, findings about the accounts, and ratios compared with the industry.
import { bySeverity } from '@sverka/contract/company-card/reliability.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { IndustryStrips } from '../../reliability/industry-strips.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FactorList } from '../finances/factor-list.tsx'
import { isStopped } from '../five-answers.rules.ts'
import { tabMessages } from '../tab.messages.ts'
import { useOverview, useReliability } from '../use-company.ts'
import { useVerdicts } from '../use-verdicts.ts'
import styles from './finances-card.module.css'
import { summaryMessages } from './summary.messages.ts'
import { TabLink } from './tab-link.tsx'

/** Findings shown here; the tab has all of them. */
const FACTORS_SHOWN = 3
/** Ratios compared with the industry here; the tab has all of them. */
const RATIOS_SHOWN = 3

/** Draws nothing if the company has no accounts. */
export function FinancesCard() {
  const texts = useMessages(summaryMessages)
  const tabs = useMessages(tabMessages)
  const format = useFormat()
  const finances = useOverview()?.finances
  const verdicts = useVerdicts()
  const stopped = isStopped(useReliability())
  if (!finances) return null
  const points = finances.revenue.map(({ year, value }) => ({ label: String(year), value }))
  return (
    <Panel title={texts.tabs.finances} action={<TabLink tab="finances" />}>
      <div className={styles.halves}>
        <Stack gap={4}>
          {points.length > 0 && (
            <div>
              <p className={styles.caption}>{tabs.revenue}, ₽</p>
              <LineChart
                points={points}
                label={tabs.chartLabel(format.list(points.map(({ label, value }) => `${label} ${format.shortNumber(value)}`)))}
                format={format.shortNumber}
              />
            </div>
          )}
          <div>
            <p className={styles.caption}>{tabs.factors}</p>
            <FactorList factors={[...finances.factors].sort(bySeverity).slice(0, FACTORS_SHOWN)} stopped={stopped} />
            {finances.factors.length > FACTORS_SHOWN && (
              <p className={styles.caption}>{texts.andMore(finances.factors.length - FACTORS_SHOWN)}</p>
            )}
          </div>
        </Stack>
        <IndustryStrips industry={(verdicts?.industry ?? []).slice(0, RATIOS_SHOWN)} bare />
      </div>
    </Panel>
  )
}
