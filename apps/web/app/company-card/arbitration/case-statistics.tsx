// View «Статистика» of a company's court cases: counts by year and court. Without stored cases, the blurred sample of specification §2.
import type { CaseStatistics } from '@sverka/contract/company-card/arbitration'
import { useLocation } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { Column, Grid } from '../../ui/layout.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { Sample } from '../sample.tsx'
import styles from '../tab.module.css'
import { caseStatisticsMessages } from './case-statistics.messages.ts'

export function CaseStatisticsView({ statistics }: { statistics: CaseStatistics }) {
  const texts = useMessages(caseStatisticsMessages)
  const format = useFormat()
  if (statistics.total === 0) return <NoStatistics />
  const points = statistics.years.map(({ year, plaintiff, respondent, other }) => ({
    label: String(year),
    value: plaintiff + respondent + other,
  }))
  return (
    <Grid>
      <Column span={12}>
        <Totals statistics={statistics} />
      </Column>
      <Column span={8}>
        <Panel title={texts.casesByYear}>
          <BarChart points={points} label={format.list(points.map(({ label, value }) => `${label}: ${value}`))} format={format.integer} />
        </Panel>
      </Column>
      <Column span={4}>
        <Panel title={texts.frequentCourts}>
          <RuledList tight>
            {statistics.courts.map(({ name, count }) => (
              <li key={name} className={styles.entryHead}>
                {name} <b>{count}</b>
              </li>
            ))}
          </RuledList>
        </Panel>
      </Column>
    </Grid>
  )
}

function NoStatistics() {
  const texts = useMessages(caseStatisticsMessages)
  const { pathname } = useLocation()
  // The path of the tab without `?view=statistics` opens the list of cases.
  const openCasesLink = (
    <ButtonLink to={pathname} variant="primary">
      {texts.openCases}
    </ButtonLink>
  )
  return <Sample {...texts.statisticsSample} action={openCasesLink} />
}

function Totals({ statistics }: { statistics: CaseStatistics }) {
  const texts = useMessages(caseStatisticsMessages)
  const format = useFormat()
  return (
    <Panel>
      <dl className={styles.figures}>
        <Metric label={texts.casesTotal} value={format.integer(statistics.total)} />
      </dl>
      <Text as="p" size="caption" tone="muted">
        {texts.withoutSum(statistics.without_sum)}
      </Text>
    </Panel>
  )
}

const Metric = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className={styles.caption}>{label}</dt>
    <dd className={styles.figure}>{value}</dd>
  </div>
)
