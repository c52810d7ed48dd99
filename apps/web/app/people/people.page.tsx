// `/people/:inn`: all companies and sole traders of a person, identified by INN (taxpayer number); for members only. The server knows no member and
// always renders the page for guests, which asks them to sign in.
import { readablePerson } from '@sverka/contract/company/names'
import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { tokenStore } from '../api/tokens.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { SignInLink } from '../shell/sign-in-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container } from '../ui/layout.tsx'
import type { Route } from './+types/people.page'
import { peopleMessages } from './people.messages.ts'
import styles from './people.module.css'
import { PersonView } from './person-view.tsx'

/** Loads the person; null for a guest. */
export async function clientLoader({ params: { inn }, request }: Route.ClientLoaderArgs) {
  if (!tokenStore().read()) return null
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  return pageData(browserCall('GET /api/v1/persons/:inn/', { params: { inn }, query: { page } }).catch(refuseMistyped))
}

/** A number that cannot be a person's INN gives the status 404, as a number that nobody has does. Other errors are thrown again. */
function refuseMistyped(cause: unknown): never {
  if (isRefusal(cause) && cause.code === 'number_invalid') throw data(null, { status: 404 })
  throw cause
}

export function HydrateFallback() {
  return <SignInFirst />
}

export default function PeoplePage({ loaderData: person }: Route.ComponentProps) {
  const texts = useMessages(peopleMessages)
  const { state } = useAccount()
  const { revalidate } = useRevalidator()
  const isMember = state.status === 'member'
  // The page was loaded before the reader signed in or out.
  const isStale = isMember === (person === null) && state.status !== 'unknown'
  useEffect(() => {
    if (isStale) void revalidate()
  }, [isStale, revalidate])
  if (!person) return <SignInFirst />
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title(readablePerson(person.name))} noindex />
      <PersonView person={person} />
    </Container>
  )
}

function SignInFirst() {
  const texts = useMessages(peopleMessages)
  const isKnownMember = useAccount().state.status === 'member'
  return (
    <Container className={styles.page}>
      <PageHead title={texts.closedTitle} noindex />
      {isKnownMember ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <EmptyState icon="lock" title={texts.guestTitle} asHeading action={<SignInLink>{texts.signIn}</SignInLink>}>
          {texts.guestText}
        </EmptyState>
      )}
    </Container>
  )
}
