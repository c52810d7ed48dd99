// `/team-invitation/:token`: an invited person reads what joining the team means, signs in or registers, and accepts.
import { readableName } from '@sverka/contract/company/names'
import type { OpenedTeamInvitation } from '@sverka/contract/team/team-invitations'
import type { Call } from '@sverka/contract/web-host'
import { data, useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useAccount } from '../shell/account.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/invitation.page'
import { invitationMessages } from './invitation.messages.ts'
import styles from './team.module.css'

/** The URL is a secret that expires: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

/** HTTP statuses of a token that does not exist (404) or is malformed (400, 422). */
const UNKNOWN: ReadonlySet<number> = new Set([400, 404, 422])

async function load(call: Call, token: string) {
  try {
    return data(await call('GET /api/v1/team-invitations/:token/', { params: { token } }))
  } catch (error) {
    if (isRefusal(error) && UNKNOWN.has(error.status)) return data(null, { status: 404 })
    return pageData(Promise.reject(error))
  }
}

export const loader = ({ params, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.token)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.token)

export default function InvitationPage({ loaderData: invitation, params: { token } }: Route.ComponentProps) {
  const texts = useMessages(invitationMessages)
  const isOpen = invitation?.open === true && invitation.company !== null
  return (
    <Container className={styles.invitation}>
      {/* Titles appear in link previews, so they never name the company. */}
      <PageHead title={texts.title} noindex />
      {isOpen ? (
        <Open invitation={invitation} token={token} />
      ) : (
        <Panel>
          <EmptyState icon={invitation ? 'clock' : 'link'} title={invitation ? texts.endedTitle : texts.goneTitle} asHeading>
            {invitation ? texts.endedText : texts.goneText}
          </EmptyState>
        </Panel>
      )}
    </Container>
  )
}

interface OpenProps {
  invitation: OpenedTeamInvitation
  token: string
}

function Open({ invitation: { company, role, until, email }, token }: OpenProps) {
  const texts = useMessages(invitationMessages)
  const format = useFormat()
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1} look="h2">
          {texts.invites(readableName(company?.name ?? ''))}
        </Heading>
        <Text as="p" tone="secondary">
          {company?.inn && (
            <>
              {texts.inn} <Digits>{company.inn}</Digits>.{' '}
            </>
          )}
          {texts.roles[role ?? 'member']}
        </Text>
      </Stack>
      <Panel title={texts.meansTitle}>
        <ul className={styles.means}>
          {texts.means.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Panel>
      <Panel>
        <Stack gap={4}>
          <p className={styles.email}>
            {texts.account(email ?? '')} {until && texts.until(format.dateOfTime(until))}
          </p>
          <Accept token={token} />
        </Stack>
      </Panel>
    </Stack>
  )
}

function Accept({ token }: { token: string }) {
  const texts = useMessages(invitationMessages)
  const account = useAccount()
  const toast = useToast()
  const navigate = useNavigate()
  const { busy, error, send } = useSubmit(texts.failed, async () => {
    await browserCall('POST /api/v1/team-invitations/:token/', { params: { token } })
    await account.update()
    toast.success(texts.accepted)
    await navigate('/profile/team')
  })
  const isGuest = account.state.status === 'guest'
  return (
    <Stack gap={3}>
      <ErrorNote>{error}</ErrorNote>
      <Row gap={3} wrap>
        <Button variant="primary" icon="check" busy={busy} onClick={() => account.ask(() => void send())}>
          {isGuest ? texts.signIn : texts.accept}
        </Button>
        {isGuest && <Button onClick={() => account.ask(() => void send(), 'register')}>{texts.register}</Button>}
      </Row>
    </Stack>
  )
}
