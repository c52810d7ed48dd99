// Numbers of a company to copy, and the way to its card on a past day, in one line of the card's header.
import type { Company } from '@sverka/contract/company/company'
import { useMessages } from '../i18n/catalogue.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { DesktopOnly } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import styles from './card-numbers.module.css'
import { tabPath } from './card-url.ts'
import { cardMessages } from './company-card.messages.ts'

/** `number` is the one in the URL. */
export function CardNumbers({ company, number }: { company: Company; number: string }) {
  const texts = useMessages(cardMessages)
  const hints = { hint: texts.copy, doneHint: texts.copied }
  return (
    <div className={styles.ids}>
      {company.inn && (
        <span className={styles.id}>
          <span>{texts.inn}</span>
          <b>{company.inn}</b>
          <CopyButton value={company.inn} label={texts.copyInn} {...hints} />
        </span>
      )}
      <span className={styles.id}>
        <span>{company.kind === 'company' ? texts.ogrn : texts.ogrnip}</span>
        <b>{company.ogrn}</b>
        <CopyButton value={company.ogrn} label={texts.copyOgrn} {...hints} />
      </span>
      {company.kpp && (
        <DesktopOnly>
          <span className={styles.id}>
            <span>{texts.kpp}</span>
            <b>{company.kpp}</b>
          </span>
        </DesktopOnly>
      )}
      <Link className={styles.onDay} title={texts.onDay} to={`${tabPath(number, 'history')}#days`}>
        <Icon name="calendar" size="small" />
        <span>{texts.onDay}</span>
      </Link>
    </div>
  )
}
