// Login, registration and the forgotten password as one component, for the login page and for the sign-in dialog.
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import type { AuthView } from '../shell/account.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { authMessages } from './auth.messages.ts'
import styles from './auth.module.css'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/** `sent`: the e-mail for a forgotten password has been requested. */
type View = AuthView | 'sent'

/** The parts of the current view that the dialog or the page lays out. */
interface ViewParts {
  /** The button back to the login in `forgot`, an icon in `sent`, else null. */
  readonly aboveTitle: ReactNode
  readonly title: string
  readonly content: ReactNode
}

interface AuthViewsProps {
  initialView: AuthView
  /** Renders title and content: in a dialog, or on a page with its heading. */
  renderFrame: (parts: ViewParts) => ReactNode
  /** Called after signing in. */
  onDone?: () => void
}

export function AuthViews({ initialView, renderFrame, onDone }: AuthViewsProps) {
  const texts = useMessages(authMessages)
  const [view, setView] = useState<View>(initialView)
  /** The address typed in one view, carried over to the next. */
  const [email, setEmail] = useState('')
  const showView = (next: View, address = email) => {
    setEmail(address)
    setView(next)
  }
  const titles: Record<View, string> = { login: texts.welcome, register: texts.create, forgot: texts.restore, sent: texts.checkMail }
  const content = <Content view={view} email={email} showView={showView} onDone={onDone} />
  const aboveTitle = view === 'forgot' || view === 'sent' ? <AboveTitle view={view} showView={showView} /> : null
  return renderFrame({ aboveTitle, title: titles[view], content })
}

function AboveTitle({ view, showView }: { view: 'forgot' | 'sent'; showView: ContentProps['showView'] }) {
  if (view === 'forgot') return <BackToLogin onBack={() => showView('login')} />
  return (
    <span className={styles.sign}>
      <Icon name="mail" />
    </span>
  )
}

interface ContentProps {
  view: View
  email: string
  showView: (view: View, email?: string) => void
  onDone: (() => void) | undefined
}

function Content({ view, email, showView, onDone }: ContentProps) {
  const texts = useMessages(authMessages)
  switch (view) {
    case 'login':
      return (
        <>
          <Tabs chosen="login" showView={showView} />
          <LoginForm initialEmail={email} onForgot={(address) => showView('forgot', address)} {...(onDone ? { onDone } : {})} />
        </>
      )
    case 'register':
      return (
        <>
          <p className={styles.intro}>{texts.createNote}</p>
          <Tabs chosen="register" showView={showView} />
          <RegisterForm initialEmail={email} onDone={(address) => showView('login', address)} />
        </>
      )
    case 'forgot':
      return (
        <>
          <p className={styles.intro}>{texts.restoreNote}</p>
          <ForgotForm initialEmail={email} onSent={() => showView('sent')} />
        </>
      )
    case 'sent':
      return <Sent onRead={() => showView('login')} />
  }
}

function Tabs({ chosen, showView }: { chosen: 'login' | 'register'; showView: ContentProps['showView'] }) {
  const texts = useMessages(authMessages)
  const segments = [
    { value: 'login', label: texts.login },
    { value: 'register', label: texts.register },
  ] as const
  return (
    <div className={styles.tabs}>
      <Segmented label={texts.tabs} chosen={chosen} segments={segments} onChoose={(view) => showView(view)} />
    </div>
  )
}

function Sent({ onRead }: { onRead: () => void }) {
  const texts = useMessages(authMessages)
  return (
    <>
      <p role="status">{texts.linkSent}</p>
      <Button size="large" full onClick={onRead}>
        {texts.fine}
      </Button>
    </>
  )
}

function BackToLogin({ onBack }: { onBack: () => void }) {
  const texts = useMessages(authMessages)
  return (
    <LinkButton onClick={onBack}>
      <Icon name="arrow-left" size="small" />
      {texts.toLogin}
    </LinkButton>
  )
}
