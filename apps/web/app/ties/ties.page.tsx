// `/ties?from=…&to=…`: the shortest paths of ties (heads, founders and so on) between two companies or people, for members only. `from` and `to` are
// their numbers, INN (taxpayer) or OGRN (registration). The server renders the invitation to sign in. `weaker` ties are shared addresses and phones,
// which may be coincidence. In a request `past` means that ended ties are searched too; in a path `over` means that one of its ties has ended.

import type { PathAnswer } from '@sverka/contract/ties/ties'
import { MAX_STEPS } from '@sverka/contract/ties/ties.rules'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { CallRefused } from '../api/refusal.ts'
import { tokenStore } from '../api/tokens.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { SignInLink } from '../shell/sign-in-link.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/ties.page'
import { PathForm } from './path-form.tsx'
import { PathPicture } from './path-picture.tsx'
import { pathSearchUrl, readPathUrl, type TiesRequest } from './path-url.ts'
import { PathWords } from './path-words.tsx'
import { nodeName } from './tie-words.tsx'
import { tiesMessages } from './ties.messages.ts'
import styles from './ties.module.css'

/** The error code of a refused search, and the number that it is about; null if it is about both. */
interface RefusedPath {
  readonly code: string
  readonly end: 'from' | 'to' | null
}

interface Loaded {
  /** The search in the URL. */
  readonly asked: TiesRequest
  /** Null if the search was refused, or a number is not entered yet. */
  readonly answer: PathAnswer | null
  readonly refused: RefusedPath | null
}

/** Null for a guest. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded | null> {
  if (!tokenStore().read()) return null
  const pathRequest = readPathUrl(new URL(request.url).searchParams)
  const { from, to, weaker, past } = pathRequest
  if (!from || !to) return { asked: pathRequest, answer: null, refused: null }
  try {
    return { asked: pathRequest, answer: await browserCall('GET /api/v1/ties/path/', { query: { from, to, weaker, past } }), refused: null }
  } catch (cause) {
    if (!(cause instanceof CallRefused)) throw cause
    const end = (['from', 'to'] as const).find((field) => cause.errors?.[field]) ?? null
    return { asked: pathRequest, answer: null, refused: { code: cause.code, end } }
  }
}

export function HydrateFallback() {
  return <Invitation />
}

export default function TiesPage({ loaderData: loaded }: Route.ComponentProps) {
  const texts = useMessages(tiesMessages)
  const errorText = useErrorText()
  const { state } = useAccount()
  const { revalidate } = useRevalidator()
  // The visitor has signed in or out since the page was loaded.
  const isStale = (state.status === 'member') === (loaded === null) && state.status !== 'unknown'
  useEffect(() => {
    if (isStale) void revalidate()
  }, [isStale, revalidate])
  if (!loaded) return <Invitation />
  const { asked, answer, refused } = loaded
  return (
    <Container className={styles.page}>
      <Stack gap={6}>
        <Breadcrumbs label={texts.breadcrumbs} crumbs={[{ label: texts.counterParties, to: '/counter-parties' }, { label: texts.title }]} />
        <PrivateHead title={texts.title}>
          <Link to="/profile/ties">{texts.lists}</Link>
        </PrivateHead>
        <PathForm
          key={pathSearchUrl(asked)}
          asked={asked}
          names={answer && { from: nodeName(answer.from), to: nodeName(answer.to) }}
          faults={refused?.end ? { [refused.end]: errorText(refused.code) } : {}}
        />
        {refused && !refused.end && <Note tone="bad">{errorText(refused.code)}</Note>}
        {answer ? <Answer asked={asked} answer={answer} /> : !refused && <Beginning />}
      </Stack>
    </Container>
  )
}

/** Shown until both numbers are entered. */
function Beginning() {
  const texts = useMessages(tiesMessages)
  return (
    <Panel>
      <EmptyState icon="network" title={texts.emptyTitle}>
        {texts.emptyText}
      </EmptyState>
    </Panel>
  )
}

/**
 * `cut`: the search reached its limit, so nothing is known about the ties that it did not read. `hubs`: addresses, phones, people and companies with
 * so many ties that the search does not go through them; they are named under the result.
 */
function Answer({ asked, answer }: { asked: TiesRequest; answer: PathAnswer }) {
  const format = useFormat()
  const texts = useMessages(tiesMessages)
  const { state, hubs } = answer
  const hubsNote = hubs.length > 0 && <Note icon="info">{texts.hubs(format.clauses(hubs.map(nodeName)))}</Note>
  if (state === 'found') {
    return (
      <>
        <FoundPaths answer={answer} />
        {hubsNote}
        <PathWords answer={answer} />
      </>
    )
  }
  const pastLink = !asked.past && <Link to={pathSearchUrl({ ...asked, past: true })}>{texts.searchPast}</Link>
  return (
    <>
      <Panel>
        <div role="status">
          <EmptyState icon="network" title={state === 'cut' ? texts.cut : texts.none(MAX_STEPS)} action={pastLink || undefined}>
            {state === 'cut' ? texts.cutText : texts.noneText(asked.weaker, asked.past)}
          </EmptyState>
        </div>
      </Panel>
      {hubsNote}
    </>
  )
}

function FoundPaths({ answer: { paths, nodes, ties, more } }: { answer: PathAnswer }) {
  const texts = useMessages(tiesMessages)
  const [first, ...rest] = paths
  if (!first) return null
  const reliability = first.weaker ? texts.weakerOnly : first.over ? texts.someOver : texts.allHold
  return (
    <Panel>
      <Heading level={2} look="h3">
        {texts.found(first.keys.length - 1)}, {reliability}
      </Heading>
      <PathPicture path={first} nodes={nodes} ties={ties} />
      {rest.map((path) => (
        <div key={path.keys.join()} className={styles.rest}>
          <Text as="p" size="caption" tone="muted">
            {path.weaker && !first.weaker ? texts.weakerPath(path.keys.length - 1) : texts.anotherPath(path.keys.length - 1)}
          </Text>
          <PathPicture path={path} nodes={nodes} ties={ties} />
        </div>
      ))}
      <Text as="p" size="caption" tone="muted">
        {more ? texts.more : texts.onlyThese(MAX_STEPS)}
      </Text>
    </Panel>
  )
}

/** For a guest the invitation to sign in; for a member a text while the page is loading. */
function Invitation() {
  const texts = useMessages(tiesMessages)
  const isKnownMember = useAccount().state.status === 'member'
  return (
    <Container className={styles.page}>
      {isKnownMember ? (
        <>
          <PrivateHead title={texts.title} />
          <p role="status">{texts.loading}</p>
        </>
      ) : (
        <>
          <PrivateHead title={texts.title} />
          <EmptyState icon="lock" title={texts.guestTitle} action={<SignInLink>{texts.signIn}</SignInLink>}>
            {texts.guestText}
          </EmptyState>
        </>
      )}
    </Container>
  )
}
