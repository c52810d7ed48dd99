// The panel that tells whether a seller's company can be paid on the site, by invoice and by card: which steps are done and which are missing.
import type { Output } from '@sverka/contract/operations/operations'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Tag } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading } from '../ui/text.tsx'
import { moneyMessages } from './money.messages.ts'
import styles from './money.module.css'

type Accounts = Output<'GET /api/v1/seller-accounts/'>
type Company = Accounts['companies'][number]

interface MoneyAccountProps {
  company: Company
  /** True if payment by card needs an account of the company itself at the payment provider. */
  needed: boolean
  /** True if the payment provider is simulated, so that no money moves. */
  test: boolean
}

export function MoneyAccount({ company, needed, test }: MoneyAccountProps) {
  const texts = useMessages(moneyMessages)
  const byInvoice = !company.is_ended && company.bank !== null
  const byCard = !company.is_ended && (!needed || company.account_since !== null)
  const foot = !(byInvoice || byCard) ? texts.canPrepare : !byCard ? texts.onlyInvoice : !byInvoice ? texts.onlyCard : undefined
  return (
    <Panel flush {...(foot && { foot })}>
      <div className={styles.ways}>
        <Way title={texts.byInvoiceTitle} state={byInvoice ? 'works' : 'notReady'}>
          <ByInvoice company={company} />
        </Way>
        <Way title={texts.byCardTitle} state={!byCard ? 'notReady' : test ? 'test' : 'works'}>
          <ByCard company={company} needed={needed} test={test} />
        </Way>
      </div>
    </Panel>
  )
}

const LOOKS = {
  works: { tone: 'good', icon: 'check' },
  notReady: { tone: 'warning', icon: 'alert' },
  test: { tone: 'neutral', icon: 'check' },
} as const

function Way({ title, state, children }: { title: string; state: keyof typeof LOOKS; children: ReactNode }) {
  const texts = useMessages(moneyMessages)
  return (
    <div className={styles.way}>
      <div className={styles.wayHead}>
        <Heading level={2} look="h4">
          {title}
        </Heading>
        <Tag {...LOOKS[state]}>{texts[state]}</Tag>
      </div>
      <ul className={styles.steps}>{children}</ul>
    </div>
  )
}

function ByInvoice({ company: { bank, ...company } }: { company: Company }) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  return (
    <>
      <Step isDone={bank !== null} name={texts.bank} hint={bank ? texts.bankHint(bank.account_end, bank.name) : texts.bankMissing}>
        <ButtonLink size="small" variant={bank ? 'text' : 'primary'} to="/profile/bank-details">
          {bank ? texts.changeBank : texts.setBank}
        </ButtonLink>
      </Step>
      <Step isDone name={texts.signer} hint={bank?.accountant ? texts.signerWith(bank.accountant) : texts.signerHint} />
      <Bound bound={format.dateOfTime(company.bound_at)} isEnded={company.is_ended} />
    </>
  )
}

function ByCard({ company, needed, test }: MoneyAccountProps) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  const isMissing = needed && company.account_since === null
  return (
    <>
      <Step isDone={!isMissing} name={texts.shop} hint={shopHint(texts, { company, needed, test }, format.dateOfTime)}>
        {isMissing && (
          <ButtonLink size="small" to="/profile/support">
            {texts.write}
          </ButtonLink>
        )}
      </Step>
      <Bound bound={format.dateOfTime(company.bound_at)} isEnded={company.is_ended} />
    </>
  )
}

/** The step «company is checked»: since when (`bound`) the member may represent it, or that it no longer exists. */
function Bound({ bound, isEnded }: { bound: string; isEnded: boolean }) {
  const texts = useMessages(moneyMessages)
  return isEnded ? (
    <Step isDone={false} name={texts.ended} hint={texts.endedHint} />
  ) : (
    <Step isDone name={texts.bound} hint={texts.boundSince(bound)} />
  )
}

type Texts = ReturnType<typeof useMessages<Awaited<ReturnType<typeof moneyMessages.load>>>>

/** Text about the company's account («shop») at the payment provider. */
function shopHint(texts: Texts, { company, needed, test }: MoneyAccountProps, formatDay: (time: string) => string): string {
  if (test) return texts.shopTest
  if (company.account_since !== null) return texts.shopSince(formatDay(company.account_since))
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
