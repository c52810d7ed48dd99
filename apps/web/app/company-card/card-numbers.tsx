// One line of a card's header: the company's register numbers with copy buttons, and a link to its card as of a past day.
import type { Company } from '@sverka/contract/company/company'
import { useMessages } from '../i18n/catalogue.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { DesktopOnly } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import styles from './card-numbers.module.css'
import { tabPath } from './card-url.ts'
import { cardMessages } from './company-card.messages.ts'

/**
 * INN: taxpayer number. OGRN: registration number of a company, OGRNIP that of a sole trader. KPP: code of the tax registration. `number` is the
 * INN or OGRN in the URL. `#days` is the part of the history tab where a past day is chosen.
 */
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
