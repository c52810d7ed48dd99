// The frame of every page: skip link, demo banner, header, main content, footer, toasts.
import type { ComponentType, ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { useSite } from './root-data.ts'
import { shellMessages } from './shell.messages.ts'

/** Id of the element with the page's content; the skip link leads there. */
export const MAIN_ID = 'main'

/** Options that a page's module exports as `handle`, such as `{ footer: false }`. */
export interface PageFrame {
  /** False hides the footer. */
  readonly footer?: boolean
  /** A header in place of the main one. */
  readonly header?: ComponentType<{ account?: ReactNode }>
  /** In the profile: false for a page whose table needs the full width, without the list of sections. */
  readonly sections?: boolean
  /** In a demo, where most data are invented: whether the data that this page has loaded were imported from a register. Changes the banner. */
  readonly isImported?: (loaded: unknown) => boolean
}

interface FrameProps {
  /** Stands at the header's end: the login, or the signed-in person. */
  account?: ReactNode
  /** Dialogs that any page may open. */
  overlays?: ReactNode
  children: ReactNode
}

export function Frame({ account, overlays, children }: FrameProps) {
  const texts = useMessages(shellMessages)
  const frames = useMatches().flatMap(({ handle }) => (handle as PageFrame | undefined) ?? [])
  const withFooter = frames.every(({ footer }) => footer !== false)
  const OwnHeader = frames.findLast(({ header }) => header)?.header ?? Header
  return (
    <ToastRegion closeLabel={texts.close}>
      <SkipLink to={MAIN_ID}>{texts.skip}</SkipLink>
      <DemoBanner />
      <OwnHeader account={account} />
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
  const isImported = useMatches().some(({ handle, loaderData }) => (handle as PageFrame | undefined)?.isImported?.(loaderData))
  const texts = useMessages(shellMessages)
  const format = useFormat()
  if (!demo) return null
  return (
    <aside className={styles.demo} aria-label={texts.brand}>
      {(isImported ? texts.demoImported : texts.demoBanner)(format.longDate(today))}
    </aside>
  )
}
