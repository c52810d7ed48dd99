// `/disputed-facts/:number`: the facts of its card that a company disputes or has disputed, each with its timeline.
// `:number` is the company's INN (taxpayer number) or OGRN (registration number).
import { readableName } from '@sverka/contract/company/names'
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { isMarked } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import type { Call } from '@sverka/contract/web-host'
import { data } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Pager } from '../shell/pager.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/disputed-facts.page'
import { DisputeTimeline } from './dispute-timeline.tsx'
import { useFactWords, useSourceWords } from './dispute-words.ts'
import { disputedMessages } from './disputed-facts.messages.ts'
import styles from './disputed-facts.module.css'
import { DisputedTag, DisputedWords } from './disputed-mark.tsx'

interface Options {
  readonly params: { readonly number: string }
  readonly request: Request
}

const load = (call: Call, { params: { number }, request }: Options) => {
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  const facts = call('GET /api/v1/disputed-facts/', { query: { query: number, page } })
  // `number_invalid`: the check digit is wrong. Such a URL has no page, so the answer is 404.
  const found = facts.catch((cause: unknown) => {
    throw isRefusal(cause) && cause.code === 'number_invalid' ? data(null, { status: 404 }) : cause
  })
  return pageData(found)
}

export const loader = ({ context, ...args }: Route.LoaderArgs) => load(context.get(servicesContext).call, args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(browserCall, args)

export default function DisputedFactsPage({ loaderData: { company, ...list } }: Route.ComponentProps) {
  const texts = useMessages(disputedMessages)
  const name = readableName(company.name)
  const number = company.inn ?? company.ogrn
  return (
    <Container className={styles.page}>
      <PageHead title={texts.titleOf(name)} noindex />
      <Stack gap={4}>
        <Breadcrumbs label={texts.way} crumbs={[{ label: name, to: `/counter-parties/${number}` }, { label: texts.title }]} />
        <Stack gap={1}>
          <Heading level={1} look="h2">
            {texts.titleOf(name)}
          </Heading>
          <Text as="p" tone="secondary">
            {texts.lead}
          </Text>
        </Stack>
        <div className={styles.columns}>
          <Stack gap={4}>
            {list.count === 0 && (
              <Panel>
                <EmptyState icon="flag" title={texts.none}>
                  {texts.noneText}
                </EmptyState>
              </Panel>
            )}
            {list.result.map((dispute) => (
              <Dispute key={dispute.id} dispute={dispute} />
            ))}
            <Pager
              current={list.page}
              last={Math.ceil(list.count / list.page_size)}
              pageHref={(page) => `/disputed-facts/${number}?page=${page}`}
            />
          </Stack>
          <Panel title={texts.represent}>
            <Stack gap={3}>
              <Text as="p" tone="secondary">
                {texts.representText}
              </Text>
              <ButtonLink to={`/disputed-facts/${number}/new`} icon="flag" full>
                {texts.dispute}
              </ButtonLink>
            </Stack>
          </Panel>
        </div>
      </Stack>
    </Container>
  )
}

function Dispute({ dispute }: { dispute: DisputedFact }) {
  const factWords = useFactWords()
  const sourceWords = useSourceWords()
  const { id, state, source, source_as_of: asOf, disputed_at: at } = dispute
  return (
    <Panel
      title={factWords(dispute)}
      action={isMarked(state) && <DisputedTag at={at} />}
      anchor={`dispute-${id}`}
      foot={sourceWords(source, asOf)}
    >
      <Stack gap={4}>
        <DisputedWords dispute={dispute} />
        <DisputeTimeline dispute={dispute} />
      </Stack>
    </Panel>
  )
}
