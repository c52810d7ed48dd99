// `/profile/checks/:number`: one full report on a company as of its day, laid out for printing, with its files and its maker's manual checks (results
// looked up by hand at official services). Members of the maker's team can open it only while the maker shares it.
import type { CheckFormat, FullCheck } from '@sverka/contract/checks/checks'
import { readableName } from '@sverka/contract/company/names'
import { type ReactNode, useEffect } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import { DealComparison, SmallRemarks } from '../reliability/deal-comparison.tsx'
import { Decision, Findings } from '../reliability/report-view.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CollapsiblePart, Contents, type Part } from '../ui/folding.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/check.page'
import { CheckFacts } from './check-facts.tsx'
import type { ChecksMessages } from './checks.messages.ts'
import { checksMessages } from './checks.messages.ts'
import styles from './checks.module.css'
import { Connections } from './connection-picture.tsx'
import { DownloadButton } from './download-button.tsx'
import { ManualChecksPanel } from './manual/manual-checks-panel.tsx'
import { TeamSharing } from './team-sharing.tsx'

/** Private page: the server renders pages as for a guest, so only the browser loads the report. */
export const clientLoader = async ({ params: { number } }: Route.ClientLoaderArgs) => {
  const check = await pageData(browserCall('GET /api/v1/checks/:number/', { params: { number } }))
  // A colleague's report: `made_by` is their name; their manual checks are not shown.
  if (check.made_by !== null) return { check, byHand: null }
  return { check, byHand: await pageData(browserCall('GET /api/v1/checks/:number/by-hand/', { params: { number } })) }
}

export const HydrateFallback = () => (
  <Stack gap={6}>
    <Skeleton width="100%" height="320px" />
  </Stack>
)

/** Formats of the report's files. */
const FORMATS: readonly CheckFormat[] = ['pdf', 'xlsx']

export default function CheckPage({ loaderData: { check, byHand } }: Route.ComponentProps) {
  const texts = useMessages(checksMessages)
  const isRussian = useLocale() === DEFAULT_LOCALE
  useUnfoldedPrint()
  return (
    <Stack gap={6}>
      <PageHead title={texts.verifyTitle(check.number)} noindex />
      <Row wrap className={styles.actions}>
        {FORMATS.map((format) => (
          <DownloadButton key={format} number={check.number} format={format} />
        ))}
        <Button onClick={() => window.print()}>{texts.print}</Button>
        {byHand && <ButtonLink to={`/profile/deals/new?check=${check.number}`}>{texts.openDeal}</ButtonLink>}
        <a href={check.proof_url}>{texts.proof}</a>
      </Row>
      {!isRussian && <Note>{texts.onlyRussian}</Note>}
      <div className={styles.aside}>
        <TeamSharing check={check} />
      </div>
      {byHand && <ManualChecksPanel number={check.number} shown={byHand} />}
      <div className={styles.sheets}>
        <Sheet title={texts.decision} check={check}>
          <CompanyAndProof check={check} />
          {check.materiality && <Deal deal={check.materiality} report={check.report} />}
          <Decision report={check.report} />
          <Contents title={texts.contents} parts={listParts(check, texts)} />
        </Sheet>
        <Sheet title={texts.reportPart} check={check} id={REPORT}>
          <Findings report={check.report} />
        </Sheet>
        {check.picture && (
          <Sheet title={texts.picture} check={check} id={PICTURE}>
            <Connections picture={check.picture} />
          </Sheet>
        )}
        {check.sections.length > 0 && (
          <Sheet title={texts.appendix} check={check}>
            {check.sections.map((section, index) => (
              <Section key={section.title} section={section} id={sectionId(index)} />
            ))}
          </Sheet>
        )}
      </div>
    </Stack>
  )
}

/** Entries of the table of contents: the report, the picture of connections (only in extended reports), and each table of the appendix. */
const listParts = (check: FullCheck, texts: ChecksMessages): Part[] => [
  { id: REPORT, title: texts.reportPart },
  ...(check.picture ? [{ id: PICTURE, title: texts.picture }] : []),
  ...check.sections.map(({ title, rows }, index) => ({ id: sectionId(index), title, count: rows.length })),
]

interface SheetProps {
  title: string
  check: FullCheck
  id?: string
  children: ReactNode
}

/** One sheet of paper: always light, with the report's number at its foot. */
function Sheet({ title, check: { number, name, report }, id, children }: SheetProps) {
  const texts = useMessages(checksMessages)
  const format = useFormat()
  return (
    <article id={id} className={styles.sheet} data-theme="light" aria-label={title}>
      <header>
        <b>{texts.brand}</b>
        <span>{title}</span>
      </header>
      {children}
      <footer>{texts.sheetFoot(number, format.date(report.day), readableName(name))}</footer>
    </article>
  )
}

/** Ids of the sheets and sections, to which the table of contents links. */
const REPORT = 'report'
const PICTURE = 'connections'
const sectionId = (index: number): string => `section-${index + 1}`

/** Opens all `<details>`, so that their content is printed. */
function unfoldAll(): void {
  for (const fold of document.querySelectorAll('details')) fold.open = true
}

/** Opens all folded sections before the page is printed. */
function useUnfoldedPrint(): void {
  useEffect(() => {
    window.addEventListener('beforeprint', unfoldAll)
    return () => window.removeEventListener('beforeprint', unfoldAll)
  }, [])
}

/** The company, and a QR code with the URL of the public page that verifies the report. */
function CompanyAndProof({ check }: { check: FullCheck }) {
  const texts = useMessages(checksMessages)
  return (
    <div className={styles.facts}>
      <Stack gap={3}>
        <Heading level={1} look="h2">
          {readableName(check.name)}
        </Heading>
        <Text as="p" tone="secondary">
          {check.extended ? texts.extendedNumber(check.number) : texts.verifyTitle(check.number)}
        </Text>
        <CheckFacts check={{ ...check, day: check.report.day }} />
      </Stack>
      <figure className={styles.proof}>
        <img src={`data:image/svg+xml,${encodeURIComponent(check.proof_qr_svg)}`} alt={texts.proofCode} width="128" height="128" />
        <figcaption>{check.proof_url}</figcaption>
      </figure>
    </div>
  )
}

/**
 * The deal's sum for which the report was made, compared with the company's revenue, assets and claims. `small` are findings that are too small to
 * matter for that sum.
 */
function Deal({ deal, report }: { deal: NonNullable<FullCheck['materiality']>; report: FullCheck['report'] }) {
  const texts = useMessages(checksMessages)
  const small = report.purposes[0]?.against?.filter(({ code }) => deal.small.includes(code)) ?? []
  return (
    <section className={styles.deal} aria-label={texts.dealSum}>
      {small.length > 0 && <SmallRemarks sum={deal.sum} small={small} />}
      <DealComparison deal={deal} />
    </section>
  )
}

/** Most rows of a table that is open at first; a longer one is folded. */
const OPEN_ROWS_MAX = 16

function Section({ section: { title, source, as_of: asOf, columns, rows }, id }: { section: FullCheck['sections'][number]; id: string }) {
  const format = useFormat()
  return (
    <CollapsiblePart part={{ id, title, count: rows.length }} open={rows.length <= OPEN_ROWS_MAX}>
      <Table
        caption={`${title}: ${source}`}
        rows={rows}
        rowKey={(_, index) => index}
        stacked
        columns={columns.map((head, index) => ({
          key: head,
          head,
          rowHeader: index === 0,
          cell: (row: readonly string[]) => row[index] ?? MISSING,
        }))}
      />
      <Text as="p" size="caption" tone="muted">
        {asOf ? `${source}, ${format.date(asOf)}` : source}
      </Text>
    </CollapsiblePart>
  )
}
