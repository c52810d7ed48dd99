// `/profile/api-access`: today's API requests, the member's API keys, and how to change a program from another data service to this one.
import type { ApiUsage } from '@sverka/contract/api-access/api-access'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PlanNote } from '../shell/plan-note.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/api-access.page'
import { apiAccessMessages } from './api-access.messages.ts'
import styles from './api-access.module.css'
import { Keys } from './keys.tsx'
import { MigrationGuide } from './migration-guide.tsx'
import { NewKey } from './new-key.tsx'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = () => pageData(loadAccess())

async function loadAccess() {
  const [{ keys, most }, usage] = await Promise.all([
    browserCall('GET /api/v1/api-access/keys/', {}),
    browserCall('GET /api/v1/api-access/usage/', {}),
  ])
  return { keys, most, usage }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function ApiAccessPage({ loaderData: { keys, most, usage } }: Route.ComponentProps) {
  const texts = useMessages(apiAccessMessages)
  // A plan without API access has a limit of 0 requests a day.
  const isIncluded = usage.limit > 0
  // A key may have keys within it, for a contractor or a second program: they have at most its scopes and are revoked with it. There is one level:
  // only keys that are not revoked and not within another key can have such keys, and only they count against `most`, the limit of the member's keys.
  const parentKeys = keys.filter(({ revoked_at, parent }) => revoked_at === null && parent === null)
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title}>
        <Row gap={2} wrap>
          <ButtonLink icon="code" to="/api/docs">
            {texts.documents}
          </ButtonLink>
          {isIncluded && <NewKey isFull={parentKeys.length >= most} keys={parentKeys} />}
        </Row>
      </PrivateHead>
      {!isIncluded && (
        <PlanNote feature="api_enabled">
          <p>{texts.needsPlanHint}</p>
        </PlanNote>
      )}
      {isIncluded && <Usage usage={usage} />}
      {usage.methods.length > 0 && <Methods methods={usage.methods} />}
      {(isIncluded || keys.length > 0) && <Keys keys={keys} most={most} />}
      <MigrationGuide />
    </Stack>
  )
}

function Usage({ usage: { used, limit, days, resets_at } }: { usage: ApiUsage }) {
  const texts = useMessages(apiAccessMessages)
  const format = useFormat()
  const largest = Math.max(1, ...days.map((day) => day.used))
  // Screen readers get the days with requests as text.
  const spoken = days.filter((day) => day.used > 0).map(({ day, used: count }) => `${format.date(day)}: ${format.integer(count)}`)
  return (
    <>
      {used >= limit && (
        <Note tone="warning" title={texts.spent} action={<ButtonLink to="/tariffs">{texts.more}</ButtonLink>}>
          <p>{texts.spentHint(format.dateTime(resets_at))}</p>
        </Note>
      )}
      <Panel>
        <div className={styles.usage}>
          <Stack gap={3}>
            <h2 className={styles.name}>{texts.today}</h2>
            <p>
              <b className={styles.figure}>{format.integer(used)}</b> {texts.ofRequests(limit)}
            </p>
            <progress className={styles.bar} max={limit} value={Math.min(used, limit)} aria-label={texts.today} />
            <Text size="caption" tone="muted">
              {texts.resets}
            </Text>
          </Stack>
          <Stack gap={3}>
            <h2 className={styles.name}>{texts.byDay}</h2>
            <div className={styles.days} role="img" aria-label={spoken.length > 0 ? spoken.join(', ') : texts.noRequests}>
              {days.map(({ day, used: count }) => (
                // At least 2 %, so that a day without requests still shows a bar.
                <i key={day} style={{ height: `${Math.max(2, (count / largest) * 100)}%` }} />
              ))}
            </div>
            <Row between>
              <Text size="caption" tone="muted">
                {format.date(days[0]?.day ?? '')}
              </Text>
              <Text size="caption" tone="muted">
                {texts.todayShort}
              </Text>
            </Row>
          </Stack>
        </div>
      </Panel>
    </>
  )
}

function Methods({ methods }: Pick<ApiUsage, 'methods'>) {
  const texts = useMessages(apiAccessMessages)
  const format = useFormat()
  return (
    <Panel title={texts.byMethod} flush>
      <Table
        caption={texts.method}
        edged
        stacked
        rows={methods}
        rowKey={({ method }) => method}
        columns={[
          { key: 'method', head: texts.method, rowHeader: true, cell: ({ method }) => <code className={styles.code}>{method}</code> },
          { key: 'used', head: texts.requests, numeric: true, cell: ({ used }) => format.integer(used) },
        ]}
      />
    </Panel>
  )
}
