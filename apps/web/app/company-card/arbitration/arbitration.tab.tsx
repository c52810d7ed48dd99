// Арбитраж: «Дела» with their filters and «Статистика» over the cases we hold (specification §2).

import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { loadTab } from '../load-tab.ts'
import { useViews } from '../purpose.ts'
import styles from '../tab.module.css'
import { TabSource } from '../tab-source.tsx'
import { useOverview } from '../use-company.ts'
import type { Route } from './+types/arbitration.tab'
import { arbitrationMessages } from './arbitration.messages.ts'
// Loaded with the rows, so that they are styled before their script has loaded.
import './case-row.module.css'
import { CaseTotals } from './case-totals.tsx'

/** Each view loads its own code. No Suspense fallback: it would hide the server's markup. */
const CaseList = lazy(async () => ({ default: (await import('./case-list.tsx')).CaseList }))
const CaseStatisticsView = lazy(async () => ({ default: (await import('./case-statistics.tsx')).CaseStatisticsView }))

type Address = Pick<Route.LoaderArgs, 'params' | 'request'>

/** Each view asks for its own data only. */
async function load(call: Parameters<typeof loadTab>[0], { params, request }: Address) {
  const url = new URL(request.url)
  // An invalid sum is reported beside its field and filters nothing.
  for (const [name, value] of [...url.searchParams]) if (name.startsWith('amount') && /\D/.test(value)) url.searchParams.delete(name)
  const address = { params, request: new Request(url) }
  const isStatistics = new URL(address.request.url).searchParams.get('view') === 'statistics'
  if (isStatistics) return { statistics: await loadTab(call, 'GET /api/v1/legal-cases/statistics/', address), cases: null }
  return { statistics: null, cases: await loadTab(call, 'GET /api/v1/legal-cases/', address) }
}

export const loader = ({ context, ...address }: Route.LoaderArgs) => load(context.get(servicesContext).call, address)
export const clientLoader = (address: Route.ClientLoaderArgs) => load(browserCall, address)

export default function ArbitrationTab({ loaderData: { cases, statistics } }: Route.ComponentProps) {
  const texts = useMessages(arbitrationMessages)
  const format = useFormat()
  const viewAt = useViews()
  const [search] = useSearchParams()
  const total = useOverview()?.arbitration?.total || undefined
  const totals = (cases ?? statistics)?.totals
  const view = search.get('view') === 'statistics' ? 'statistics' : 'cases'
  return (
    <Stack gap={6}>
      <div className={styles.toolbar}>
        <Segmented
          label={texts.cases}
          chosen={view}
          segments={[
            { value: 'cases', label: texts.cases, count: total && format.integer(total), to: viewAt() },
            { value: 'statistics', label: texts.statistics, to: viewAt('?view=statistics') },
          ]}
        />
        {statistics && <TabSource source={statistics.source} />}
      </div>
      {totals && total && <CaseTotals totals={totals} />}
      {cases && <CaseList cases={cases} />}
      {statistics && <CaseStatisticsView statistics={statistics} />}
    </Stack>
  )
}
