// Финансы: «Анализ» with the chart, factors and figures, and «Бухгалтерская отчетность» by lines (specification §2).
import type { CompanyFinances } from '@sverka/contract/company-card/finances'
import { useLocation, useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { languageInBrowser, languageOnServer } from '../../reliability/reader-language.ts'
import { Stack } from '../../ui/layout.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { loadTab } from '../load-tab.ts'
import { tabMessages } from '../tab.messages.ts'
import styles from '../tab.module.css'
import { TabEmpty, TabSource } from '../tab-source.tsx'
import type { Route } from './+types/finances.tab'
import { FinanceAnalysis } from './finance-analysis.tsx'
import { FinanceReport } from './finance-report.tsx'

const KEY = 'GET /api/v1/company-finances/'
export const loader = ({ context, ...address }: Route.LoaderArgs) =>
  loadTab(context.get(servicesContext).call, KEY, { ...address, lang: languageOnServer(context) })
export const clientLoader = (address: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, { ...address, lang: languageInBrowser() })

export default function FinancesTab({ loaderData: finances }: Route.ComponentProps) {
  if (!finances) return null
  return finances.finances_years.length === 0 ? <TabEmpty source={finances.source} total={0} icon="chart" /> : <Views finances={finances} />
}

function Views({ finances }: { finances: CompanyFinances }) {
  const texts = useMessages(tabMessages)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isReport = search.get('view') === 'report'
  return (
    <Stack gap={6}>
      <div className={styles.toolbar}>
        <Segmented
          label={texts.report}
          chosen={isReport ? 'report' : 'analysis'}
          segments={[
            { value: 'analysis', label: texts.analysis, to: pathname },
            { value: 'report', label: texts.report, to: `${pathname}?view=report` },
          ]}
        />
        <TabSource source={finances.source} />
      </div>
      {isReport ? <FinanceReport finances={finances} /> : <FinanceAnalysis finances={finances} />}
    </Stack>
  )
}
