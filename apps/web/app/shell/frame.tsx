// The frame of every page: skip link, demo banner, header, main content, footer, toasts.
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { ToastRegion } from '../ui/toast.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { useSite } from './root-data.ts'
import { shellMessages } from './shell.messages.ts'

/** Where the skip link leads; the content of every page is inside. */
export const MAIN_ID = 'main'

/** What a page says of the frame around it: `export const handle: PageFrame = { footer: false }`. */
export interface PageFrame {
  readonly footer: boolean
}

interface FrameProps {
  /** Stands at the header's end: the login, or the signed-in person. */
  account?: ReactNode
  /** Stands over the page: dialogs that any page may open. */
  overlays?: ReactNode
  children: ReactNode
}

export function Frame({ account, overlays, children }: FrameProps) {
  const texts = useMessages(shellMessages)
  const withFooter = useMatches().every(({ handle }) => (handle as PageFrame | undefined)?.footer !== false)
  return (
    <ToastRegion closeLabel={texts.close}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {texts.skip}
      </a>
      <DemoBanner />
      <Header account={account} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {withFooter && <Footer />}
      {overlays}
    </ToastRegion>
  )
}

function DemoBanner() {
  const { demo, today } = useSite()
  const texts = useMessages(shellMessages)
  const format = useFormat()
  if (!demo) return null
  return (
    <aside className={styles.demo} aria-label={texts.brand}>
      {texts.demoBanner(format.longDate(today))}
    </aside>
  )
}
