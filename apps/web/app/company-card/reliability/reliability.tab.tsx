// The tab «Надёжность» (reliability) of a company card: our whole reliability report, whether special registers list the company, and the report
// that the data aggregator made itself, if any (specification §2, «Reliability analysis»).
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../../api/browser-call.ts'
import { pageData } from '../../api/page-data.ts'
import { ExtendedReportLink } from '../../checks/extended-report-link.tsx'
import { makingMessages } from '../../checks/making.messages.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import type { Locale } from '../../i18n/locale.ts'
import { languageInBrowser, languageOnServer } from '../../reliability/reader-language.ts'
import { ReportOfCard } from '../../reliability/report-view.tsx'
import { CompanyRegisters } from '../../special-registers/company-registers.tsx'
import { AccordionSection } from '../../ui/accordion.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import type { Route } from './+types/reliability.tab'
import { SourceReportPanel } from './source-report-panel.tsx'

/** Loads the three parts together; `query` is the company's number in the URL. Throws route errors for refusals. */
async function load(call: Call, query: string, lang: Locale) {
  const [report, sourceReport, registers] = await pageData(
    Promise.all([
      call('GET /api/v1/reliability/', { query: { query, lang } }),
      call('GET /api/v1/company-report/', { query: { query } }),
      call('GET /api/v1/company-special-registers/', { query: { query } }),
    ]),
  )
  return { report, sourceReport, registers }
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  load(context.get(servicesContext).call, params.id, languageOnServer(context))

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.id, languageInBrowser())

/** Folded section with a link to the printable report. */
function OrderReport({ number }: { number: string }) {
  const texts = useMessages(makingMessages)
  return (
    <AccordionSection title={texts.paper}>
      <Stack gap={3}>
        <Text size="ui" tone="secondary">
          {texts.paperLead}
        </Text>
        <ExtendedReportLink numbers={[number]} />
      </Stack>
    </AccordionSection>
  )
}

export default function ReliabilityTab({ loaderData: { report, sourceReport, registers } }: Route.ComponentProps) {
  const number = report.inn ?? report.ogrn
  return (
    <Stack gap={6}>
      <ReportOfCard report={report} number={number}>
        <CompanyRegisters
          registers={registers.result}
          isExample={registers.example}
          stopped={report.purposes.some((purpose) => purpose.stopped)}
        />
        <OrderReport number={number} />
      </ReportOfCard>
      {sourceReport.report && <SourceReportPanel report={sourceReport.report} source={sourceReport.source} />}
    </Stack>
  )
}
