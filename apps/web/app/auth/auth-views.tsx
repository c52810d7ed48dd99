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

/** `sent`: the e-mail for a forgotten password has been asked for. */
export type View = AuthView | 'sent'

interface Framed {
  /** The button back to the login, or an icon; null in most views. */
  readonly aboveTitle: ReactNode
  readonly title: string
  readonly content: ReactNode
}

interface AuthViewsProps {
  initialView: AuthView
  /** Renders title and content: in a dialog, or on a page with its heading. */
  renderFrame: (parts: Framed) => ReactNode
  /** Called after signing in. */
  onDone?: () => void
}

export function AuthViews({ initialView, renderFrame, onDone }: AuthViewsProps) {
  const texts = useMessages(authMessages)
  const [view, setView] = useState<View>(initialView)
  const [email, setEmail] = useState('')
  const go = (next: View, address = email) => {
    setEmail(address)
    setView(next)
  }
  const titles: Record<View, string> = { login: texts.welcome, register: texts.create, forgot: texts.restore, sent: texts.checkMail }
  const content = <Content view={view} email={email} go={go} onDone={onDone} />
  const aboveTitle = view === 'forgot' || view === 'sent' ? <AboveTitle view={view} go={go} /> : null
  return renderFrame({ aboveTitle, title: titles[view], content })
}

function AboveTitle({ view, go }: { view: 'forgot' | 'sent'; go: ContentProps['go'] }) {
  if (view === 'forgot') return <BackToLogin onBack={() => go('login')} />
  return (
    <span className={styles.sign}>
      <Icon name="mail" />
    </span>
  )
}

interface ContentProps {
  view: View
  email: string
  go: (view: View, email?: string) => void
  onDone: (() => void) | undefined
}

function Content({ view, email, go, onDone }: ContentProps) {
  const texts = useMessages(authMessages)
  switch (view) {
    case 'login':
      return (
        <>
          <Tabs chosen="login" go={go} />
          <LoginForm initialEmail={email} onForgot={(address) => go('forgot', address)} {...(onDone ? { onDone } : {})} />
        </>
      )
    case 'register':
      return (
        <>
          <p className={styles.intro}>{texts.createNote}</p>
          <Tabs chosen="register" go={go} />
          <RegisterForm initialEmail={email} onDone={(address) => go('login', address)} />
        </>
      )
    case 'forgot':
      return (
        <>
          <p className={styles.intro}>{texts.restoreNote}</p>
          <ForgotForm initialEmail={email} onSent={() => go('sent')} />
        </>
      )
    case 'sent':
      return <Sent onRead={() => go('login')} />
  }
}

function Tabs({ chosen, go }: { chosen: 'login' | 'register'; go: ContentProps['go'] }) {
  const texts = useMessages(authMessages)
  const segments = [
    { value: 'login', label: texts.login },
    { value: 'register', label: texts.register },
  ] as const
  return (
    <div className={styles.tabs}>
      <Segmented label={texts.tabs} chosen={chosen} segments={segments} onChoose={(view) => go(view)} />
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
