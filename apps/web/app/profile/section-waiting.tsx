// Placeholder of a profile section while it loads: its title, and grey blocks laid out like the page and taller than the screen.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { profileMessages } from './profile.messages.ts'
import { type SectionLayout, sectionAt } from './profile-sections.ts'
import styles from './section-waiting.module.css'

/** Heights in pixels of the grey blocks of each layout, in their order. */
const PARTS: Readonly<Record<SectionLayout, readonly number[]>> = {
  form: [320, 220, 220],
  rows: [44, ...Array<number>(8).fill(88)],
  cards: Array<number>(8).fill(320),
  room: [680],
}

export function SectionWaiting() {
  const texts = useMessages(profileMessages)
  const section = sectionAt(useLocation().pathname)
  const layout = section?.section.layout ?? 'form'
  return (
    <>
      {section?.isOwn ? <PrivateHead title={texts.sections[section.section.key]} /> : <Untitled />}
      <p role="status" data-loading="">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </p>
      <div className={styles[layout]}>
        {PARTS[layout].map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks differ only by their position
          <Part key={index} height={height} />
        ))}
      </div>
    </>
  )
}

/**
 * Heading of a page below a section's own page (one order, for example) while it loads. The page's title comes with its data; until then screen
 * readers read the title of the profile.
 */
function Untitled() {
  const texts = useMessages(profileMessages)
  return (
    <>
      <PageHead title={texts.title} noindex />
      <h1>
        <VisuallyHidden>{texts.title}</VisuallyHidden>
        <Skeleton width="280px" height="36px" />
      </h1>
    </>
  )
}

const Part = ({ height }: { height: number }): ReactNode => <Skeleton width="100%" height={`${height}px`} />
