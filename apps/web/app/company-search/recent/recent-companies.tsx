// The list under an empty search field: the companies whose cards this browser opened last.
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Digits } from '../../ui/text.tsx'
import { recentMessages } from './recent.messages.ts'
import styles from './recent.module.css'
import { forgetRecent, recentCompanies } from './recent-storage.ts'

/** Renders nothing if no card was opened yet. Escape hides the list until the field gets the focus again. */
export function RecentCompanies() {
  const texts = useMessages(recentMessages)
  const [companies, setCompanies] = useState(recentCompanies)
  const [isClosed, setClosed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = box.current?.closest('search')
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && setClosed(true)
    const open = () => setClosed(false)
    field?.addEventListener('keydown', press)
    field?.addEventListener('focusin', open)
    return () => {
      field?.removeEventListener('keydown', press)
      field?.removeEventListener('focusin', open)
    }
  }, [])
  if (companies.length === 0) return null
  const forget = () => {
    forgetRecent()
    setCompanies([])
  }
  return (
    <div ref={box} className={styles.box} hidden={isClosed}>
      <p className={styles.group}>{texts.title}</p>
      <ul>
        {companies.map(({ number, name }) => (
          <li key={number}>
            <Link to={`/counter-parties/${number}`} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <span className={styles.number}>
                <Digits>{number}</Digits>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.group}>
        <Button size="small" variant="text" icon="close" onClick={forget}>
          {texts.forget}
        </Button>
      </p>
    </div>
  )
}
