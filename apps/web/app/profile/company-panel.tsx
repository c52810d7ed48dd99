// The panel of the companies that the member represents: the companies, the member's requests to be linked to one, and unlinking one after a warning.
// Staff approve a request; a linked company's representative can sell goods on its behalf.

import { shownAddress } from '@sverka/contract/company/addresses'
import type { CompanyBrief } from '@sverka/contract/company/company'
import { readableName } from '@sverka/contract/company/names'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { toInitials } from '../shell/avatar.tsx'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { type CompanyData, loadCompanyPanel, type OwnCompany } from './load-company-panel.ts'
import { LoadFailed } from './load-failed.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { useMe } from './use-me.ts'

/** How many companies are shown at first, and how many more at each click of «Показать ещё». */
const STEP = 20

interface Loaded {
  /** Null until it is loaded. */
  readonly data: CompanyData | null
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly reload: () => void
}

/** A late answer to an earlier request is ignored. */
function useCompanyData(most: number): Loaded {
  const { id } = useMe()
  const [data, setData] = useState<CompanyData | null>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const known = useRef<CompanyData['companies']>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again
  useEffect(() => {
    let isCurrent = true
    setState('loading')
    loadCompanyPanel(browserCall, { userId: id, most, known: known.current }).then(
      (loaded) => {
        if (!isCurrent) return
        known.current = loaded.companies
        setData(loaded)
        setState('loaded')
      },
      (error: unknown) => {
        console.warn(error)
        if (isCurrent) setState('failed')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [id, most, attempt])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { data, isLoading: state === 'loading', hasFailed: state === 'failed', reload }
}

export function CompanyPanel() {
  const texts = useMessages(profileMessages)
  const [most, setMost] = useState(STEP)
  const { data, isLoading, hasFailed, reload } = useCompanyData(most)
  if (!data) return <Panel title={texts.company}>{hasFailed && <LoadFailed onRetry={reload} />}</Panel>
  const pending = data.tickets.filter(({ status }) => status === 'pending')
  const [latest] = data.tickets
  return (
    <Panel
      title={texts.company}
      action={
        <ButtonLink size="small" icon="plus" to="/profile/add-company">
          {texts.addCompany}
        </ButtonLink>
      }
    >
      <div className={styles.panels}>
        {data.companies.length === 0 && <p>{texts.companyNone}</p>}
        {pending.map(({ id, company }) => (
          <Note key={id}>{texts.ticketPending(company.name)}</Note>
        ))}
        {latest?.status === 'rejected' && (
          <Note tone="warning">{texts.ticketRejected(latest.company.name, latest.reject_reason ?? '')}</Note>
        )}
        {data.companies.map((company) => (
          <LinkedCompany key={company.id} company={company} onUnlinked={reload} />
        ))}
        {hasFailed && <LoadFailed onRetry={reload} />}
        {data.others > 0 && (
          <Button busy={isLoading} onClick={() => setMost(most + STEP)}>
            {texts.companiesMore(data.others)}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function LinkedCompany({ company, onUnlinked }: { company: OwnCompany; onUnlinked: () => void }) {
  const texts = useMessages(profileMessages)
  const format = useFormat()
  const [isWarningOpen, setWarningOpen] = useState(false)
  return (
    <div className={styles.linked}>
      <CompanyHead company={company} />
      <DescriptionList
        items={[
          { label: texts.inn, value: company.inn && <Digits>{company.inn}</Digits> },
          { label: company.kind === 'company' ? texts.ogrn : texts.ogrnip, value: <Digits>{company.ogrn}</Digits> },
          { label: texts.address, value: company.address && shownAddress(company.address) },
          { label: texts.registration, value: company.registration_date && format.date(company.registration_date) },
        ]}
      />
      <div className={classNames(styles.actions, styles.start)}>
        <ButtonLink variant="soft" to={`/counter-parties/${company.inn ?? company.ogrn}`}>
          {texts.openCard}
        </ButtonLink>
        <Button variant="danger" onClick={() => setWarningOpen(true)}>
          {texts.unlink}
        </Button>
      </div>
      <Dialog open={isWarningOpen} title={texts.unlinkTitle} closeLabel={texts.close} onClose={() => setWarningOpen(false)}>
        <UnlinkWarning company={company} onClose={() => setWarningOpen(false)} onUnlinked={onUnlinked} />
      </Dialog>
    </div>
  )
}

/** The name in quotation marks, without the legal form before them: «Стальной Колосок» of ООО «Стальной Колосок»; the whole name without marks. */
const nameWithoutForm = (name: string): string => /^[^«]*«(.+)»/.exec(readableName(name))?.[1] ?? readableName(name)

/** Initials, name and status of a linked company. */
function CompanyHead({ company }: { company: OwnCompany }) {
  const texts = useMessages(profileMessages)
  return (
    <div className={styles.company}>
      <span className={styles.companySign} aria-hidden="true">
        {toInitials(nameWithoutForm(company.name))}
      </span>
      <div className={styles.lineText}>
        <Heading level={3} look="h4">
          <Link to={`/counter-parties/${company.inn ?? company.ogrn}`}>{readableName(company.name)}</Link>
        </Heading>
        <Text size="caption" tone="muted">
          {texts.representative}
        </Text>
      </div>
      <StatusMarks status={company.status} asOf={company.as_of} stopped={company.stopped} />
    </div>
  )
}

interface UnlinkWarningProps {
  company: CompanyBrief
  onClose: () => void
  onUnlinked: () => void
}

/** Asks before unlinking. If unlinking fails, the error is only logged and the dialog closes (specification §8). */
function UnlinkWarning({ company, onClose, onUnlinked }: UnlinkWarningProps) {
  const texts = useMessages(profileMessages)
  const toast = useToast()
  const unlink = async () => {
    const params = { id: company.id }
    try {
      if (company.kind === 'company') await browserCall('POST /api/v1/company/:id/unbinding/', { params })
      else await browserCall('POST /api/v1/entrepreneur/:id/unbinding/', { params })
      toast.success(texts.unlinked)
      onUnlinked()
    } catch (error) {
      console.warn(error)
    }
    onClose()
  }
  return (
    <div className={styles.form}>
      <p>{texts.unlinkWarning}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="danger" onClick={() => void unlink()}>
          {texts.unlink}
        </Button>
      </div>
    </div>
  )
}
