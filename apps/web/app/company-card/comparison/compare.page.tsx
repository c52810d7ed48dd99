// `/compare?company=…`: up to five companies side by side for one kind of deal; the URL holds the whole comparison.

import { COMPARED_MAX } from '@sverka/contract/company-card/comparison.rules'
import { purposes } from '@sverka/contract/company-card/reliability.rules'
import { useEffect, useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { browserCall, saveFile } from '../../api/browser-call.ts'
import { ExtendedReportLink } from '../../checks/extended-report-link.tsx'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { WatchAll } from '../../monitoring/watch-all.tsx'
import { languageInBrowser, languageOnServer } from '../../reliability/reader-language.ts'
import { reliabilityMessages } from '../../reliability/reliability.messages.ts'
import { UncheckedStopsFrame } from '../../reliability/unchecked-stops-frame.tsx'
import { VERDICT_ICONS, VERDICT_TONES } from '../../reliability/verdict-style.ts'
import { useAccount } from '../../shell/account.tsx'
import { addsToLastComparison, addToLastComparison, comparisonPath, readSavedComparison, saveComparison } from '../../shell/compared.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { useRefused } from '../../shell/use-refused.ts'
import { Tag } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Container, Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import type { Route } from './+types/compare.page'
import { comparisonMessages } from './comparison.messages.ts'
import styles from './comparison.module.css'
import { ComparisonTable } from './comparison-table.tsx'
import { type Comparison, companyNumber, loadComparison } from './load-comparison.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadComparison(context.get(servicesContext).call, request, languageOnServer(context))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url)
  if (addsToLastComparison(searchParams)) throw redirect(comparisonPath({ numbers: addToLastComparison(searchParams.getAll('company')) }))
  return loadComparison(browserCall, request, languageInBrowser())
}

export default function ComparePage({ loaderData: comparison }: Route.ComponentProps) {
  const format = useFormat()
  const texts = useMessages(comparisonMessages)
  const { companies, unknown, leftOut } = comparison
  const numbers = companies.map(companyNumber)
  useSavedComparison(comparison)
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} description={texts.description} canonical="/compare" noindex={companies.length > 0} />
      <Breadcrumbs label={texts.crumbs} crumbs={[{ label: texts.counterParties, to: '/counter-parties' }, { label: texts.short }]} />
      <Row between wrap gap={3}>
        <Heading level={1} look="h2">
          {texts.title}
        </Heading>
        {companies.length > 0 && <DownloadFile comparison={comparison} />}
      </Row>
      {unknown.length > 0 && <Note tone="warning">{texts.unknown(format.list(unknown))}</Note>}
      {leftOut.length > 0 && <Note tone="warning">{texts.leftOut(format.list(leftOut))}</Note>}
      {companies.some(({ example }) => example) && <Note>{texts.example}</Note>}
      {companies.length === 0 ? (
        <Panel>
          <EmptyState icon="grid" title={texts.emptyTitle} action={<AddForm comparison={comparison} />}>
            {texts.emptyText}
          </EmptyState>
        </Panel>
      ) : (
        <Stack gap={4}>
          <Views comparison={comparison} />
          <VerdictCounts companies={companies} />
          <ComparisonTable comparison={comparison} />
          <UncheckedStopsFrame stops={listUncheckedStops(companies)} />
          <Row between wrap gap={4}>
            <Row gap={3} wrap>
              <WatchAll listNumbers={async () => companies.map(({ ogrn }) => ogrn)} />
              <ExtendedReportLink numbers={numbers} />
              <Link to="/profile/bulk-checks">{texts.list}</Link>
            </Row>
            {companies.length < COMPARED_MAX && <AddForm comparison={comparison} />}
          </Row>
        </Stack>
      )}
    </Container>
  )
}

/**
 * How many of the companies have each verdict for the kind of deal, in the order of their columns. A sole trader has no verdict for the purchase
 * of a share.
 */
function VerdictCounts({ companies }: Pick<Comparison, 'companies'>) {
  const texts = useMessages(comparisonMessages)
  const { verdicts } = useMessages(reliabilityMessages)
  const counts = [...Map.groupBy(companies, ({ verdict }) => verdict)]
  return (
    <Row gap={2} wrap>
      <Text tone="secondary">{texts.counted}</Text>
      {counts.map(([verdict, companiesWithIt]) =>
        verdict ? (
          <Tag key={verdict} tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
            {texts.verdictCount(verdicts[verdict], companiesWithIt.length)}
          </Tag>
        ) : (
          <Tag key="none">{texts.verdictCount(texts.noShares, companiesWithIt.length)}</Tag>
        ),
      )}
    </Row>
  )
}

/** Stop factors (findings that would rule out a deal) that could not be checked for at least one of the companies, each once. */
const listUncheckedStops = (companies: Comparison['companies']) => [
  ...new Map(companies.flatMap(({ unchecked_stops: stops }) => stops.map((stop) => [stop.code, stop] as const))).values(),
]

/**
 * Saves the companies as the last comparison of this browser. `/compare` without companies opens the last comparison. A link that was
 * used before the scripts had loaded adds its company to the last comparison.
 */
function useSavedComparison({ companies, purpose, all }: Comparison): void {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const addsCompany = addsToLastComparison(query)
  const isWithoutCompanies = !query.has('company')
  const shown = companies.map(companyNumber).join(',')
  useEffect(() => {
    const show = (numbers: readonly string[]) => void navigate(comparisonPath({ numbers, purpose, all }), { replace: true })
    const numbers = shown === '' ? [] : shown.split(',')
    const saved = isWithoutCompanies ? readSavedComparison() : []
    if (addsCompany) show(addToLastComparison(numbers))
    else if (saved.length > 0) show(saved)
    else if (!isWithoutCompanies) saveComparison(numbers)
  }, [addsCompany, isWithoutCompanies, shown, purpose, all, navigate])
}

/** Switches the kind of deal (`purpose`), and between all rows and those that differ. They are links, so that the URL of a view can be shared. */
function Views({ comparison: { companies, purpose, all } }: { comparison: Comparison }) {
  const texts = useMessages(comparisonMessages)
  const { purposes: names } = useMessages(reliabilityMessages)
  const numbers = companies.map(companyNumber)
  return (
    <Row between wrap gap={3}>
      <Segmented
        label={texts.purpose}
        chosen={purpose}
        wrap
        segments={purposes.map((purpose) => ({
          value: purpose,
          label: names[purpose],
          to: comparisonPath({ numbers, purpose, all }),
        }))}
      />
      <Segmented
        label={texts.row}
        chosen={String(all)}
        segments={[false, true].map((showAll) => ({
          value: String(showAll),
          label: showAll ? texts.allRows : texts.differences,
          to: comparisonPath({ numbers, purpose, all: showAll }),
        }))}
      />
    </Row>
  )
}

/** A button that downloads the same comparison as a PDF; a guest signs in first. */
function DownloadFile({ comparison: { companies, purpose } }: { comparison: Comparison }) {
  const texts = useMessages(comparisonMessages)
  const errorText = useErrorText()
  const refused = useRefused()
  const { ask } = useAccount()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const query = { number__in: companies.map(companyNumber), purpose }
      await saveFile('GET /api/v1/company-comparison/pdf/', { query }, texts.fileName)
    } catch (cause) {
      refused(cause, { failed: errorText('internal_error') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={busy} onClick={() => ask(() => void download())}>
      {texts.file}
    </Button>
  )
}

/** A plain GET form that adds a company: hidden fields repeat the present comparison, so it works without JavaScript. */
function AddForm({ comparison: { companies, purpose, all } }: { comparison: Comparison }) {
  const texts = useMessages(comparisonMessages)
  return (
    <form action="/compare" method="get" className={styles.add}>
      {companies.map((company) => (
        <input key={company.id} type="hidden" name="company" value={companyNumber(company)} />
      ))}
      {/* Prepayment is the kind of deal of a URL without `purpose`. */}
      {purpose !== 'prepayment' && <input type="hidden" name="purpose" value={purpose} />}
      {all && <input type="hidden" name="rows" value="all" />}
      <TextField label={texts.add} name="company" placeholder={texts.addHint} inputMode="numeric" maxLength={20} required />
      <Button type="submit" variant="primary">
        {texts.addButton}
      </Button>
    </form>
  )
}
