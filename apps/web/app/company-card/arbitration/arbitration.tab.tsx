// Tab «Арбитраж» of a company card: its commercial court cases, as a list with filters («Дела») or as statistics («Статистика»). Specification §2.

import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { loadTab } from '../load-tab.ts'
import { useViewPath } from '../purpose.ts'
import styles from '../tab.module.css'
import { TabProvenance } from '../tab-provenance.tsx'
import { useOverview } from '../use-company.ts'
import type { Route } from './+types/arbitration.tab'
import { arbitrationMessages } from './arbitration.messages.ts'
// Imported here too, so that the rows in the server's HTML are styled before the script of the lazy list has loaded.
import './case-row.module.css'
import { CaseTotals } from './case-totals.tsx'

/** Each view loads its own code. No Suspense fallback: it would hide the server's markup. */
const CaseList = lazy(async () => ({ default: (await import('./case-list.tsx')).CaseList }))
const CaseStatisticsView = lazy(async () => ({ default: (await import('./case-statistics.tsx')).CaseStatisticsView }))

type TabArgs = Pick<Route.LoaderArgs, 'params' | 'request'>

/** Loads the data of the open view only (`?view=statistics`, or else the list); the data of the other view are null. */
async function load(call: Parameters<typeof loadTab>[0], { params, request }: TabArgs) {
  const url = new URL(request.url)
  // The form reports an amount that is not a whole number beside its field. It is not sent: the server would refuse the whole request.
  for (const [name, value] of [...url.searchParams]) if (name.startsWith('amount') && /\D/.test(value)) url.searchParams.delete(name)
  const args = { params, request: new Request(url) }
  const isStatistics = new URL(args.request.url).searchParams.get('view') === 'statistics'
  if (isStatistics) return { statistics: await loadTab(call, 'GET /api/v1/legal-cases/statistics/', args), cases: null }
  return { statistics: null, cases: await loadTab(call, 'GET /api/v1/legal-cases/', args) }
}

export const loader = ({ context, ...args }: Route.LoaderArgs) => load(context.get(servicesContext).call, args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(browserCall, args)

export default function ArbitrationTab({ loaderData: { cases, statistics } }: Route.ComponentProps) {
  const texts = useMessages(arbitrationMessages)
  const format = useFormat()
  const viewPath = useViewPath()
  const [search] = useSearchParams()
  // No zero beside the label: it could mean «none» or «not known».
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
            { value: 'cases', label: texts.cases, count: total && format.integer(total), to: viewPath() },
            { value: 'statistics', label: texts.statistics, to: viewPath('?view=statistics') },
          ]}
        />
        {statistics && <TabProvenance source={statistics.source} />}
      </div>
      {totals && total && <CaseTotals totals={totals} />}
      {cases && <CaseList cases={cases} />}
      {statistics && <CaseStatisticsView statistics={statistics} />}
    </Stack>
  )
}
