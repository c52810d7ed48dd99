// `/deal-upload/:token`: the page where the counterparty of a deal sees which papers (documents) are requested and uploads them, without an account.
import { readableName } from '@sverka/contract/company/names'
import type { DealUpload } from '@sverka/contract/deals/deal-uploads'
import type { Call } from '@sverka/contract/web-host'
import { data } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/upload.page'
import styles from './deals.module.css'
import { uploadMessages } from './upload.messages.ts'
import { UploadPaper } from './upload-paper.tsx'

/** The URL is a secret that expires: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

/** The API answers 404 for an unknown token, 400 or 422 for a malformed one; the page answers 404 for each. */
const UNKNOWN_STATUSES: ReadonlySet<number> = new Set([400, 404, 422])

async function load(call: Call, token: string) {
  try {
    return data(await call('GET /api/v1/deal-uploads/:token/', { params: { token } }))
  } catch (error) {
    if (isRefusal(error) && UNKNOWN_STATUSES.has(error.status)) return data(null, { status: 404 })
    // Turns any other error answer into the error page.
    return pageData(Promise.reject(error))
  }
}

export const loader = ({ params, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.token)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.token)

export default function UploadPage({ loaderData: upload, params: { token } }: Route.ComponentProps) {
  const texts = useMessages(uploadMessages)
  return (
    <Container className={styles.upload}>
      {/* Titles appear in link previews, so they never name the deal. */}
      <PageHead title={texts.title} noindex />
      {upload === null ? (
        <Panel>
          <EmptyState icon="link" title={texts.unknownTitle} asHeading>
            {texts.unknownText}
          </EmptyState>
        </Panel>
      ) : upload.open ? (
        <Open upload={upload} token={token} />
      ) : (
        <Expired upload={upload} />
      )}
    </Container>
  )
}

/** The link has expired: names the person to ask for a new one. */
function Expired({ upload: { until, asker } }: { upload: DealUpload }) {
  const texts = useMessages(uploadMessages)
  const format = useFormat()
  const who = format.list([asker.person, ...(asker.company ? [readableName(asker.company.name)] : [])])
  return (
    <Panel>
      <EmptyState icon="clock" title={texts.expired(format.dateOfTime(until))} asHeading>
        {texts.expiredText(who)}
      </EmptyState>
    </Panel>
  )
}

function Open({ upload, token }: { upload: DealUpload; token: string }) {
  const texts = useMessages(uploadMessages)
  const format = useFormat()
  const { papers, company, title, sum, until, keep_until: keepUntil } = upload
  const needed = papers.filter(({ state }) => state === 'waiting' || state === 'returned')
  // The heading names the due day only if all missing papers have the same one and it has not passed. Each paper shows its own due day.
  const dueDays = [...new Set(needed.map(({ due_on: due }) => due))]
  const isLate = needed.some(({ overdue }) => overdue)
  const done = papers.filter(({ state }) => state === 'received' || state === 'accepted')
  return (
    <div className={styles.columns}>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} look="h2">
            {needed.length > 0
              ? texts.send(needed.length, dueDays.length === 1 && !isLate ? format.date(dueDays[0] ?? '') : '')
              : texts.allSent}
          </Heading>
          <Text as="p" tone="secondary">
            {format.list([title, ...(sum === null ? [] : [format.money(sum)])])}. {texts.about(readableName(company))}
          </Text>
          <RequestedBy asker={upload.asker} />
        </Stack>
        {needed.length > 0 && (
          <Panel title={texts.needed} count={needed.length} action={<Text tone="muted">{texts.progress(done.length, papers.length)}</Text>}>
            <RuledList>
              {needed.map((paper) => (
                <li key={paper.id}>
                  <UploadPaper paper={paper} token={token} />
                </li>
              ))}
            </RuledList>
          </Panel>
        )}
        {done.length > 0 && (
          <Panel title={texts.done} count={done.length}>
            <RuledList>
              {done.map((paper) => (
                <li key={paper.id}>
                  <UploadPaper paper={paper} token={token} />
                </li>
              ))}
            </RuledList>
          </Panel>
        )}
      </Stack>
      <Stack gap={4}>
        <Panel title={texts.whoSees}>
          <ul className={styles.bulletList}>
            {[...texts.sees, texts.deleted(format.date(keepUntil))].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
        <Panel title={texts.link}>
          <p>{texts.works(format.dateOfTime(until))}</p>
        </Panel>
      </Stack>
    </div>
  )
}

/** Who asks for the papers: the company and its confirmed representative, or a person without a company. */
function RequestedBy({ asker: { person, company } }: Pick<DealUpload, 'asker'>) {
  const texts = useMessages(uploadMessages)
  return (
    <Panel title={texts.asks} compact>
      <Stack gap={1}>
        <Text as="p" weight="medium">
          {company ? readableName(company.name) : person}
        </Text>
        <Text as="p" size="caption" tone="secondary">
          {company ? (
            <>
              {company.inn && (
                <>
                  {texts.inn} <Digits>{company.inn}</Digits>,{' '}
                </>
              )}
              {person}, {texts.confirmed}
            </>
          ) : (
            texts.noCompany
          )}
        </Text>
      </Stack>
    </Panel>
  )
}
