// `/disputed-facts/:number/new`: a company's representative chooses a fact of its card and disputes it, or removes the mark of a dispute.
// `?kind=&record=` names the chosen fact.
import { readableName } from '@sverka/contract/company/names'
import { factKinds } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { CallRefused } from '../api/refusal.ts'
import { tokenStore } from '../api/tokens.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { SignInLink } from '../shell/sign-in-link.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading } from '../ui/text.tsx'
import type { Route } from './+types/new-dispute.page'
import { DisputeForm } from './dispute-form.tsx'
import { disputedMessages } from './disputed-facts.messages.ts'
import styles from './disputed-facts.module.css'
import { FactChoice } from './fact-choice.tsx'
import { newDisputeMessages } from './new-dispute.messages.ts'

/** Null for guests, and for members who do not represent the company: the server answers 404 to them. */
export async function clientLoader({ params: { number }, request }: Route.ClientLoaderArgs) {
  if (!tokenStore().read()) return null
  const params = new URL(request.url).searchParams
  const kind = factKinds.find((kind) => kind === params.get('kind'))
  const record = params.get('record')
  const page = Number(params.get('page')) || 1
  try {
    const [facts, disputes] = await Promise.all([
      browserCall('GET /api/v1/disputable-facts/', { query: { query: number, page, ...(kind && record ? { kind, record } : {}) } }),
      // The newest disputes, among them the few that still stand.
      browserCall('GET /api/v1/disputed-facts/', { query: { query: number, page_size: 100 } }),
    ])
    return { facts, disputes, isChosen: kind !== undefined && record !== null }
  } catch (cause) {
    if (cause instanceof CallRefused && (cause.status === 404 || cause.code === 'number_invalid')) return null
    throw cause
  }
}

export function HydrateFallback() {
  return <RepresentativesOnly />
}

export default function NewDisputePage({ params: { number }, loaderData: loaded }: Route.ComponentProps) {
  const texts = useMessages(newDisputeMessages)
  const words = useMessages(disputedMessages)
  const { state } = useAccount()
  const { revalidate } = useRevalidator()
  // The page was loaded for a guest who has signed in since, for example in another tab.
  const isStale = state.status === 'member' && loaded === null
  useEffect(() => {
    if (isStale) void revalidate()
  }, [isStale, revalidate])
  if (!loaded) return <RepresentativesOnly />
  const { facts, disputes, isChosen } = loaded
  const [chosen] = facts.result
  const name = readableName(disputes.company.name)
  const title = isChosen ? texts.whatWrong : texts.title
  return (
    <Container className={styles.page}>
      <PageHead title={title} noindex />
      <Stack gap={4}>
        <Breadcrumbs
          label={words.way}
          crumbs={[
            { label: name, to: `/counter-parties/${number}` },
            { label: words.title, to: `/disputed-facts/${number}` },
            { label: title },
          ]}
        />
        <Heading level={1} look="h2">
          {title}
        </Heading>
        {isChosen && chosen && !chosen.disputed && <DisputeForm key={`${chosen.kind} ${chosen.record}`} fact={chosen} number={number} />}
        {isChosen && (!chosen || chosen.disputed) && (
          <Panel>
            <EmptyState
              icon="flag"
              title={chosen ? texts.disputed : texts.gone}
              action={<Link to={`/disputed-facts/${number}/new`}>{texts.toList}</Link>}
            >
              {null}
            </EmptyState>
          </Panel>
        )}
        {!isChosen && <FactChoice facts={facts} disputes={disputes.result} number={number} />}
      </Stack>
    </Container>
  )
}

/** Shown to everybody but the representative, and until the page has loaded. */
function RepresentativesOnly() {
  const texts = useMessages(newDisputeMessages)
  const { state } = useAccount()
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} noindex />
      <Stack gap={4}>
        <Heading level={1} look="h2">
          {texts.title}
        </Heading>
        <Panel>
          <EmptyState
            icon="lock"
            title={texts.only}
            action={
              state.status === 'member' ? (
                <ButtonLink to="/profile/add-company">{texts.bind}</ButtonLink>
              ) : (
                <SignInLink>{texts.signIn}</SignInLink>
              )
            }
          >
            {texts.onlyText}
          </EmptyState>
        </Panel>
      </Stack>
    </Container>
  )
}
