// The settings view of monitoring: where changes of watched companies are sent. By e-mail, and to webhooks with the state of their deliveries.
import type { Delivery, Webhook } from '@sverka/contract/monitoring/webhooks'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useMe } from '../profile/use-me.ts'
import { PlanNote } from '../shell/plan-note.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { RuledList } from '../ui/list.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Deliveries } from './deliveries.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import { NewWebhook } from './new-webhook.tsx'
import { WebhookLine } from './webhook-line.tsx'

/** Webhooks of the member, their maximum number (`most`), and page `page` of the deliveries, with `size` deliveries a page. */
export async function loadDeliveryTargets(page: number, size: number) {
  const [{ webhooks, most }, deliveries] = await Promise.all([
    browserCall('GET /api/v1/monitoring/webhooks/', {}),
    browserCall('GET /api/v1/monitoring/deliveries/', { query: { page, page_size: size } }),
  ])
  return { webhooks, most, deliveries }
}

interface SendingProps {
  webhooks: readonly Webhook[]
  /** The most webhooks that a member may have. */
  most: number
  deliveries: { readonly count: number; readonly result: readonly Delivery[] }
}

export function DeliveryTargets({ webhooks, most, deliveries }: SendingProps) {
  const texts = useMessages(monitoringMessages)
  const { plan_features: features, is_staff: isStaff } = useMe()
  return (
    <Stack gap={6}>
      <Panel
        title={texts.mail}
        action={
          <ButtonLink size="small" to="/profile/notifications/settings">
            {texts.change}
          </ButtonLink>
        }
      >
        <p>{texts.mailHint}</p>
      </Panel>
      {/* The plan feature of the API includes webhooks. Webhooks that were added under a better plan are still shown. */}
      {features.api_enabled || isStaff || webhooks.length > 0 ? (
        <Webhooks webhooks={webhooks} most={most} />
      ) : (
        <PlanNote feature="api_enabled">
          <p>{texts.webhooksHint}</p>
        </PlanNote>
      )}
      {webhooks.length > 0 && <Deliveries deliveries={deliveries.result} count={deliveries.count} />}
    </Stack>
  )
}

function Webhooks({ webhooks, most }: Pick<SendingProps, 'webhooks' | 'most'>) {
  const texts = useMessages(monitoringMessages)
  const failed = webhooks.filter((webhook) => webhook.failed > 0)
  return (
    <Panel
      title={texts.webhooks}
      count={texts.of(webhooks.length, most)}
      action={<NewWebhook isFull={webhooks.length >= most} />}
      foot={texts.webhooksHint}
    >
      <Stack gap={4}>
        {webhooks.length === 0 && <p>{texts.noWebhooks}</p>}
        {webhooks.length > 0 && (
          <RuledList>
            {webhooks.map((webhook) => (
              <WebhookLine key={webhook.id} webhook={webhook} />
            ))}
          </RuledList>
        )}
        {failed.map(({ id, url, failed: count }) => (
          <Note key={id} tone="bad" title={texts.lost(new URL(url).host, count)}>
            {texts.lostHint}
          </Note>
        ))}
      </Stack>
    </Panel>
  )
}
