// `/login`: login, registration (`?view=register`) and forgotten password (`?view=forgot`). It has no footer.
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import type { PageFrame } from '../shell/frame.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Container } from '../ui/layout.tsx'
import { Heading } from '../ui/text.tsx'
import { authMessages } from './auth.messages.ts'
import styles from './auth.module.css'
import { AuthViews } from './auth-views.tsx'

export const handle: PageFrame = { footer: false }

const parseView = (viewName: string | null) => (viewName === 'register' || viewName === 'forgot' ? viewName : 'login')

export default function LoginPage() {
  const texts = useMessages(authMessages)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { state } = useAccount()
  const isMember = state.status === 'member'
  useEffect(() => {
    if (isMember) void navigate('/profile/info', { replace: true })
  }, [isMember, navigate])
  return (
    <Container className={styles.page}>
      <PageHead title={texts.pageTitle} canonical="/login" />
      <AuthViews
        initialView={parseView(query.get('view'))}
        renderFrame={({ aboveTitle, title, content }) => (
          <div className={styles.card}>
            {aboveTitle && <div>{aboveTitle}</div>}
            <Heading level={1} look="h3">
              {title}
            </Heading>
            <NeedsScript />
            {content}
          </div>
        )}
      />
    </Container>
  )
}
