// `/profile/delivery`: the delivery methods («ways» in the API) of each company and sole trader that the member represents.
import { readableName } from '@sverka/contract/company/names'
import { WAYS_MAX } from '@sverka/contract/products/delivery.rules'
import { LEAD_DAYS_MAX } from '@sverka/contract/products/trade-terms.rules'
import { useRef, useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { pageData } from '../../api/page-data.ts'
import { tokenStore } from '../../api/tokens.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Pager } from '../../shell/pager.tsx'
import { useSubmit } from '../../shell/use-submit.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ErrorNote, Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { Route } from './+types/delivery.page'
import { deliveryPageMessages } from './delivery-page.messages.ts'
import { loadOwn, type OwnCompany } from './load-own.ts'
import { type Region, WayFields } from './way-fields.tsx'
import { emptyWay, toForm, toSent, typedFaults, type WayForm } from './way-form.rules.ts'

/** Private page: only the browser loads it, with the member's token. Without a token nothing is requested. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  tokenStore().read() ? pageData(loadOwn(browserCall, request.url)) : { own: [], regions: [], page: 1, last: 1 }

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function DeliveryPage({ loaderData: { own, regions, page, last } }: Route.ComponentProps) {
  const texts = useMessages(deliveryPageMessages)
  return (
    <Stack gap={6}>
      <PageHead title={texts.title} noindex />
      <div>
        <Heading level={1} look="h2">
          {texts.title}
        </Heading>
        <Text as="p" tone="secondary">
          {texts.hint}
        </Text>
      </div>
      {own.length === 0 && (
        <Note title={texts.noCompany} action={<ButtonLink to="/profile/add-company">{texts.toAddCompany}</ButtonLink>} />
      )}
      {own.map((item) => (
        <Ways key={item.id} own={item} regions={regions} />
      ))}
      <Pager current={page} last={last} pageHref={(to) => `?page=${to}`} />
    </Stack>
  )
}

/** The form of one company's methods. Saving sends all of them, and they replace the stored list. */
function useWays({ id, ways: initial }: OwnCompany) {
  const texts = useMessages(deliveryPageMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [ways, setWays] = useState<readonly WayForm[]>(initial.map(toForm))
  /** Methods that are not stored yet have negative keys, so that they differ from the ids of stored ones. */
  const nextKey = useRef(-1)
  const { busy, error, faults, send } = useSubmit(texts.failed, async () => {
    const { ways: stored } = await browserCall('PUT /api/v1/companies/:id/delivery-ways/', {
      params: { id },
      body: { ways: ways.map(toSent) },
    })
    setWays(stored.map(toForm))
    toast.success(texts.saved)
  })
  const save = () =>
    send(Object.fromEntries(Object.entries(typedFaults(ways, LEAD_DAYS_MAX)).map(([field, code]) => [field, errorText(code)])))
  return {
    ways,
    busy,
    error,
    faults,
    save,
    add: () => setWays([...ways, emptyWay(nextKey.current--)]),
    change: (key: number, changed: Partial<WayForm>) => setWays(ways.map((way) => (way.key === key ? { ...way, ...changed } : way))),
    remove: (key: number) => setWays(ways.filter((way) => way.key !== key)),
  }
}

function Ways({ own, regions }: { own: OwnCompany; regions: readonly Region[] }) {
  const texts = useMessages(deliveryPageMessages)
  const { ways, busy, error, faults, save, add, change, remove } = useWays(own)
  return (
    <Panel title={readableName(own.name)} foot={texts.ordersUnchanged}>
      <Form onSend={save}>
        <Stack gap={6}>
          <ErrorNote>{error}</ErrorNote>
          {ways.length === 0 && <p>{texts.none}</p>}
          {ways.map((way, index) => (
            <WayFields
              key={way.key}
              way={way}
              place={index}
              regions={regions}
              faults={faults}
              set={(changed) => change(way.key, changed)}
              onRemove={() => remove(way.key)}
            />
          ))}
          <Row wrap>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.save}
            </Button>
            {ways.length < WAYS_MAX && (
              <Button icon="plus" onClick={add}>
                {texts.add}
              </Button>
            )}
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
