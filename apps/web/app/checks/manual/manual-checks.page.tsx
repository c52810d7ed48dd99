// `/profile/checks/:number/by-hand`: official services without open data, where the member looks the report's company up by hand. The page records
// the results and shows how many of the report's factors they answer.
import type { ManualChecks } from '@sverka/contract/checks/manual-checks'
import { type ManualService, manualServiceDetails, manualServices } from '@sverka/contract/checks/manual-checks.rules'
import { readableName } from '@sverka/contract/company/names'
import { browserCall } from '../../api/browser-call.ts'
import { pageData } from '../../api/page-data.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { PrivateHead } from '../../shell/private-head.tsx'
import { useSite } from '../../shell/root-data.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Column, Grid, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Text } from '../../ui/text.tsx'
import type { Route } from './+types/manual-checks.page'
import { checksByService } from './checks-by-service.ts'
import { manualChecksMessages } from './manual-checks.messages.ts'
import styles from './manual-checks.module.css'
import { ManualCheckLine } from './manual-checks-panel.tsx'
import { ManualServiceRow } from './manual-service.tsx'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = async ({ params: { number } }: Route.ClientLoaderArgs) => ({
  number,
  shown: await pageData(browserCall('GET /api/v1/checks/:number/by-hand/', { params: { number } })),
})

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function ManualChecksPage({ loaderData: { number, shown } }: Route.ComponentProps) {
  const texts = useMessages(manualChecksMessages)
  const { today } = useSite()
  const { name, inn } = shown.subject
  const byService = checksByService(shown.checks)
  // Still to be checked: never checked, not reachable at the last check, or the last result is out of date.
  const isOpen = (service: ManualService) => {
    const [last] = byService.get(service) ?? []
    return !last || last.outcome === 'unopened' || daysBetween(last.checked_at, today) > manualServiceDetails[service].staleDays
  }
  const inOrder = [...manualServices.filter(isOpen), ...manualServices.filter((service) => !isOpen(service))]
  const openCount = manualServices.filter(isOpen).length
  const crumbs = [
    { label: texts.reports, to: '/profile/checks' },
    { label: number, to: `/profile/checks/${number}` },
    { label: texts.title },
  ]
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Breadcrumbs label={texts.trail} crumbs={crumbs} />
        <PrivateHead title={texts.title} />
        <Text as="p" tone="secondary">
          {texts.about(readableName(name), inn ?? '')}
        </Text>
      </Stack>
      <Grid>
        <Column span={8}>
          <Panel title={texts.left(openCount, manualServices.length)} flush>
            {inOrder.map((service) => (
              <ManualServiceRow
                key={service}
                number={number}
                service={service}
                subject={shown.subject}
                checks={byService.get(service) ?? []}
                isOpen={isOpen(service)}
                isNext={openCount > 0 && service === inOrder[0]}
              />
            ))}
          </Panel>
        </Column>
        <Column span={4}>
          <Stack gap={4}>
            <Coverage coverage={shown.coverage} />
            {shown.checks[0] && (
              <Panel title={texts.asReported} className={styles.coverage}>
                <p className={styles.look}>
                  <ManualCheckLine check={shown.checks[0]} />
                </p>
              </Panel>
            )}
          </Stack>
        </Column>
      </Grid>
    </Stack>
  )
}

const DAY_MS = 86_400_000
/** Days from an ISO time to the beginning of an ISO day; may be a fraction. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** How many of the report's factors are answered by loaded data (`by_data`), by manual checks (`by_hand`), and not at all. */
function Coverage({ coverage: { by_data: data, by_hand: hand, unchecked } }: Pick<ManualChecks, 'coverage'>) {
  const texts = useMessages(manualChecksMessages)
  const format = useFormat()
  const answered = data + hand
  return (
    <Panel title={texts.coverage} foot={texts.private} className={styles.coverage}>
      <p className={styles.known}>{texts.known(format.integer(answered), format.integer(answered + unchecked))}</p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ flexGrow: data }} />
        <span className={styles.hand} style={{ flexGrow: hand }} />
        <span className={styles.unknown} style={{ flexGrow: unchecked }} />
      </div>
      <dl>
        {(
          [
            [texts.byData, data],
            [texts.byHand, hand],
            [texts.unchecked, unchecked],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format.integer(count)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
