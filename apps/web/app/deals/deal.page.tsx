// `/profile/deals/:id`: the dossier of a deal: papers (documents) requested from the counterparty, the link by which it uploads them, and an archive.
import { readableName } from '@sverka/contract/company/names'
import type { Deal } from '@sverka/contract/deals/deals'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/deal.page'
import { Approval } from './approval.tsx'
import { DealLinkPanel } from './deal-link-panel.tsx'
import { dealsMessages } from './deals.messages.ts'
import styles from './deals.module.css'
import { NewPaper } from './new-paper.tsx'
import { Papers } from './papers.tsx'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  pageData(browserCall('GET /api/v1/deals/:id/', { params: { id: Number(params.id) } }))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function DealPage({ loaderData: deal }: Route.ComponentProps) {
  const texts = useMessages(dealsMessages)
  const format = useFormat()
  const { id, title, kind, sum, papers, company, opened_at: openedAt } = deal
  const missingCount = papers.filter(({ state }) => state === 'waiting' || state === 'returned').length
  const isComplete = papers.length > 0 && papers.every(({ state }) => state === 'accepted')
  return (
    <Stack gap={4}>
      <PageHead title={title} noindex />
      <Breadcrumbs label={texts.way} crumbs={[{ label: texts.title, to: '/profile/deals' }, { label: title }]} />
      <Row between wrap>
        <Stack gap={1}>
          <Heading level={1} look="h2">
            {title}
          </Heading>
          <Text as="p" tone="secondary" className={styles.about}>
            {format.list([readableName(company.name), texts.kinds[kind], ...(sum === null ? [] : [format.money(sum)])])}.{' '}
            {texts.facts(id, format.dateOfTime(openedAt))}
          </Text>
        </Stack>
        <NewPaper id={id} />
      </Row>
      <div className={styles.columns}>
        <Stack gap={4}>
          <Panel
            title={
              papers.length === 0
                ? texts.nothingAsked
                : isComplete
                  ? texts.complete
                  : missingCount > 0
                    ? texts.missing(missingCount, papers.length)
                    : texts.states.received
            }
            flush
          >
            <Papers deal={deal} />
          </Panel>
          {/* `check` is the number of the report on the company; checks by hand are what the member verified in other sources. */}
          <Panel title={texts.more}>
            <ul className={styles.more}>
              <li>
                <Link to={`/profile/checks/${deal.check}`}>{texts.reportLine(deal.check)}</Link>
              </li>
              <li>
                <Link to={`/profile/checks/${deal.check}/by-hand`}>{texts.handLine(deal.hand_checks)}</Link>
              </li>
              <li>{texts.logLine}</li>
            </ul>
            <Text as="p" tone="secondary">
              {texts.notIn}
            </Text>
          </Panel>
        </Stack>
        <Stack gap={4}>
          {deal.approval && <Approval approval={deal.approval} />}
          <DealLinkPanel deal={deal} />
          <Archive deal={deal} />
        </Stack>
      </div>
    </Stack>
  )
}

function Archive({ deal: { id, keep_until: until } }: { deal: Deal }) {
  const texts = useMessages(dealsMessages)
  const format = useFormat()
  const showError = useRefused()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await saveFile('GET /api/v1/deals/:id/archive/', { params: { id } }, `deal-${id}.zip`)
    } catch (cause) {
      showError(cause, texts)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={texts.archiveTitle} foot={texts.keepUntil(format.date(until))}>
      <Stack gap={3}>
        <p>{texts.archiveText}</p>
        <Button icon="download" busy={busy} full onClick={() => void download()}>
          {texts.download}
        </Button>
        <DeleteDeal id={id} />
      </Stack>
    </Panel>
  )
}

function DeleteDeal({ id }: { id: number }) {
  const texts = useMessages(dealsMessages)
  const showError = useRefused()
  const toast = useToast()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await browserCall('DELETE /api/v1/deals/:id/', { params: { id } })
      toast.success(texts.deleted)
      await navigate('/profile/deals')
    } catch (cause) {
      showError(cause, texts)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon="trash" variant="text" full onClick={() => setConfirming(true)}>
        {texts.deleteDeal}
      </Button>
      <Dialog open={isConfirming} title={texts.deleteDeal} closeLabel={texts.close} onClose={() => setConfirming(false)}>
        <Stack gap={4}>
          <p>{texts.deleteSure}</p>
          <Row gap={3}>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {texts.deleteDeal}
            </Button>
            <Button onClick={() => setConfirming(false)}>{texts.cancel}</Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
