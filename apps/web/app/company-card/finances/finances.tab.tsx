// Tab «Финансы» of a company card: annual accounts as an analysis («Анализ») or line by line («Бухгалтерская отчетность»). Specification §2.
import type { CompanyFinances } from '@sverka/contract/company-card/finances'
import type { CompanyOpenData } from '@sverka/contract/company-card/open-data'
import type { IndustryComparison } from '@sverka/contract/company-card/reliability'
import type { Call } from '@sverka/contract/web-host'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import type { Locale } from '../../i18n/locale.ts'
import { languageInBrowser, languageOnServer } from '../../reliability/reader-language.ts'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { loadTab } from '../load-tab.ts'
import { openDataMessages } from '../open-data/open-data.messages.ts'
import { YearlyData } from '../open-data/yearly-data.tsx'
import { useViewPath } from '../purpose.ts'
import styles from '../tab.module.css'
import { TabProvenance } from '../tab-provenance.tsx'
import { useOverview } from '../use-company.ts'
import type { Route } from './+types/finances.tab'
import { FinanceAnalysis } from './finance-analysis.tsx'
import { FinanceReport } from './finance-report.tsx'
import { financesMessages } from './finances.messages.ts'

const KEY = 'GET /api/v1/company-finances/'

interface Request extends Pick<Route.LoaderArgs, 'params' | 'request'> {
  readonly lang: Locale
}

/** Loads the data of the open view only. Without accounts there is one view: the tax service's data by year (taxes paid, income, headcount). */
async function load(call: Call, params: Request) {
  const isYearly = new URL(params.request.url).searchParams.get('view') === 'taxes'
  const finances = isYearly ? null : await loadTab(call, KEY, params)
  const isEmpty = !finances || finances.finances_years.length === 0
  // The operation of the yearly data has no language.
  const { lang: _lang, ...args } = params
  const [yearly, verdicts] = await Promise.all([
    isEmpty ? loadTab(call, 'GET /api/v1/company-open-data/', args) : null,
    isEmpty ? null : loadTab(call, 'GET /api/v1/reliability-verdicts/', params),
  ])
  return { finances, yearly, industry: verdicts?.industry ?? [] }
}

export const loader = ({ context, ...args }: Route.LoaderArgs) =>
  load(context.get(servicesContext).call, { ...args, lang: languageOnServer(context) })
export const clientLoader = (args: Route.ClientLoaderArgs) => load(browserCall, { ...args, lang: languageInBrowser() })

interface ViewsProps {
  finances: CompanyFinances | null
  yearly: CompanyOpenData | null
  industry: readonly IndustryComparison[]
}

export default function FinancesTab({ loaderData }: Route.ComponentProps) {
  const { finances, yearly } = loaderData
  const hasAccounts = useOverview()?.finances
  if (!finances && !yearly) return null
  if (hasAccounts) return <Views {...loaderData} />
  return (
    <Stack gap={6}>
      {finances?.accounts_at && <AccountsElsewhere at={finances.accounts_at} />}
      {yearly && <YearlyData data={yearly} />}
    </Stack>
  )
}

/** For a company that does not file its accounts with the tax service, such as a bank: a link to the service that publishes them. */
function AccountsElsewhere({ at: { name, url } }: { at: NonNullable<CompanyFinances['accounts_at']> }) {
  const texts = useMessages(financesMessages)
  return (
    <Note>
      {texts.accountsElsewhere}{' '}
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
    </Note>
  )
}

/** The views of a company with accounts: analysis, accounts line by line, and the tax service's yearly data if there are any. */
function Views({ finances, yearly, industry }: ViewsProps) {
  const texts = useMessages(financesMessages)
  const openDataTexts = useMessages(openDataMessages)
  const viewPath = useViewPath()
  const hasYearly = useOverview()?.has_yearly_data
  const [search] = useSearchParams()
  const isReport = search.get('view') === 'report'
  return (
    <Stack gap={6}>
      <div className={styles.toolbar}>
        <Segmented
          label={texts.report}
          chosen={yearly ? 'taxes' : isReport ? 'report' : 'analysis'}
          wrap
          segments={[
            { value: 'analysis', label: texts.analysis, to: viewPath() },
            { value: 'report', label: texts.report, to: viewPath('?view=report') },
            ...(hasYearly ? [{ value: 'taxes' as const, label: openDataTexts.view, to: viewPath('?view=taxes') }] : []),
          ]}
        />
        {finances && <TabProvenance source={finances.source} />}
      </div>
      {yearly && <YearlyData data={yearly} />}
      {finances && (isReport ? <FinanceReport finances={finances} /> : <FinanceAnalysis finances={finances} industry={industry} />)}
    </Stack>
  )
}
