// The tray of a comparison: how many companies stand in it, on the pages where more of them are found, with the way to them.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { trayMessages } from './compare-tray.messages.ts'
import styles from './compare-tray.module.css'
import { compareAddress, comparedBefore, keepCompared } from './compared.ts'

/** Read again at each step through the site and when another tab compares. */
export function CompareTray() {
  const texts = useMessages(trayMessages)
  const { key } = useLocation()
  const [numbers, setNumbers] = useState(comparedBefore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the page changes
  useEffect(() => {
    const read = () => setNumbers(comparedBefore())
    read()
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [key])
  if (numbers.length === 0) return null
  const clear = () => {
    keepCompared([])
    setNumbers([])
  }
  return (
    <aside className={styles.tray} aria-label={texts.title}>
      <ButtonLink to={compareAddress({ numbers })} icon="grid" variant="primary">
        {texts.compare(numbers.length)}
      </ButtonLink>
      <IconButton icon="close" label={texts.clear} onClick={clear} />
    </aside>
  )
}
