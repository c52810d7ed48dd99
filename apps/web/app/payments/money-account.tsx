// Whether a seller's company can be paid on the site: what is set up and what is missing.
import type { Output } from '@sverka/contract/operations/operations'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Tag } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { moneyMessages } from './money.messages.ts'
import styles from './money.module.css'

type Accounts = Output<'GET /api/v1/seller-accounts/'>
type Company = Accounts['companies'][number]

interface MoneyAccountProps {
  company: Company
  needed: boolean
  test: boolean
}

export function MoneyAccount({ company, needed, test }: MoneyAccountProps) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  const state = !company.takes_payments ? (
    <Tag tone="warning" icon="alert">
      {texts.notReady}
    </Tag>
  ) : (
    <Tag tone={test ? 'neutral' : 'good'} icon="check">
      {test ? texts.test : texts.works}
    </Tag>
  )
  return (
    <Panel title={texts.account} action={state} {...(company.takes_payments ? {} : { foot: texts.canPrepare })}>
      <ul className={styles.steps}>
        <Step isDone name={texts.bound} hint={texts.boundSince(format.dateOfTime(company.bound_at))} />
        <Step
          isDone={!company.is_ended}
          name={company.is_ended ? texts.ended : texts.alive}
          hint={company.is_ended ? texts.endedHint : company.name}
        />
        <Step
          isDone={!needed || company.account_since !== null}
          name={texts.shop}
          hint={shopHint(texts, { company, needed, test }, format.dateOfTime)}
        >
          {needed && company.account_since === null && (
            <ButtonLink size="small" to="/profile/support">
              {texts.write}
            </ButtonLink>
          )}
        </Step>
        <Step
          isDone={company.bank_details_since !== null}
          name={texts.bank}
          hint={company.bank_details_since === null ? texts.bankMissing : texts.bankSince(format.dateOfTime(company.bank_details_since))}
        >
          {company.bank_details_since === null && (
            <ButtonLink size="small" to="/profile/bank-details">
              {texts.setBank}
            </ButtonLink>
          )}
        </Step>
      </ul>
    </Panel>
  )
}

type Texts = ReturnType<typeof useMessages<Awaited<ReturnType<typeof moneyMessages.load>>>>

function shopHint(texts: Texts, { company, needed, test }: MoneyAccountProps, parseDay: (time: string) => string): string {
  if (test) return texts.shopTest
  if (company.account_since !== null) return texts.shopSince(parseDay(company.account_since))
  return needed ? texts.shopMissing : texts.shopNotNeeded
}

function Step({ isDone, name, hint, children }: { isDone: boolean; name: string; hint: string; children?: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={isDone ? styles.done : styles.missing}>
        <Icon name={isDone ? 'check-circle' : 'alert'} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      {children}
    </li>
  )
}
