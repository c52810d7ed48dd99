// Error pages: not found, forbidden, not in the member's plan, no connection, internal error.
import { isRouteErrorResponse } from 'react-router'
import { NoConnection } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Container } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './error-page.module.css'
import { PageHead } from './page-head.tsx'
import { shellMessages } from './shell.messages.ts'

type Kind = 'notFound' | 'forbidden' | 'plan' | 'offline' | 'failure'

const icons: Record<Kind, IconName> = { notFound: 'search', forbidden: 'lock', plan: 'lock', offline: 'globe', failure: 'alert' }

function errorKind(error: unknown): Kind {
  if (error instanceof NoConnection) return 'offline'
  if (isRouteErrorResponse(error) && error.status === 404) return 'notFound'
  if (isRouteErrorResponse(error) && error.status === 403) return requiredPlan(error) ? 'plan' : 'forbidden'
  return 'failure'
}

/** Name of the plan that includes the page, from the error response; empty if there is none. */
const requiredPlan = (error: unknown): string => (isRouteErrorResponse(error) && (error.data as { plan?: string } | null)?.plan) || ''

/** Shown in place of a page by the root's error boundary. */
export const ErrorPage = ({ error }: { error: unknown }) => <ErrorView kind={errorKind(error)} plan={requiredPlan(error)} />

export const NotFound = () => <ErrorView kind="notFound" />

function ErrorView({ kind, plan = '' }: { kind: Kind; plan?: string }) {
  const texts = useMessages(shellMessages)
  const wordings: Record<Kind, { title: string; text?: string }> = {
    notFound: { title: texts.notFoundTitle, text: texts.notFoundText },
    forbidden: { title: texts.forbiddenTitle },
    plan: { title: texts.planOpens(plan) },
    offline: { title: texts.offlineTitle, text: texts.offlineText },
    failure: { title: texts.failureTitle, text: texts.failureText },
  }
  const { title, text } = wordings[kind]
  const mayRetry = kind === 'offline' || kind === 'failure'
  return (
    <Container className={styles.page}>
      <PageHead title={title} noindex />
      <Panel>
        <EmptyState
          icon={icons[kind]}
          title={title}
          asHeading
          action={
            mayRetry ? (
              <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
                {texts.retry}
              </Button>
            ) : kind === 'plan' ? (
              <ButtonLink variant="primary" to="/tariffs">
                {texts.toPlans}
              </ButtonLink>
            ) : (
              <ButtonLink variant="primary" icon="search" to="/counter-parties">
                {texts.toSearch}
              </ButtonLink>
            )
          }
        >
          {text}
        </EmptyState>
      </Panel>
    </Container>
  )
}
