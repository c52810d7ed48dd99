// The comparison tray, on pages where companies are found: how many companies are chosen, a link to compare them, and a button to clear.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { trayMessages } from './compare-tray.messages.ts'
import styles from './compare-tray.module.css'
import { comparisonPath, readSavedComparison, saveComparison } from './compared.ts'

/** The chosen companies are in the browser's storage; they are read again at each navigation and when another tab changes them. */
export function CompareTray() {
  const texts = useMessages(trayMessages)
  const { key } = useLocation()
  const [numbers, setNumbers] = useState(readSavedComparison)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the page changes
  useEffect(() => {
    const read = () => setNumbers(readSavedComparison())
    read()
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [key])
  if (numbers.length === 0) return null
  const clear = () => {
    saveComparison([])
    setNumbers([])
  }
  return (
    <aside className={styles.tray} aria-label={texts.title}>
      <ButtonLink to={comparisonPath({ numbers })} icon="grid" variant="primary">
        {texts.compare(numbers.length)}
      </ButtonLink>
      <IconButton icon="close" label={texts.clear} onClick={clear} />
    </aside>
  )
}
