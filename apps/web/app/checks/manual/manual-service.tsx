// One official service that has no open data, so a member looks the company up there by hand: the text to search for, a form for the result, and
// earlier results.

import type { ManualCheck, ManualChecks } from '@sverka/contract/checks/manual-checks'
import {
  MANUAL_CHECK_DETAILS_MAX,
  MANUAL_CHECK_FILE_NAME_MAX,
  type ManualCheckOutcome,
  type ManualService,
  manualCheckOutcomes,
  manualServiceDetails,
} from '@sverka/contract/checks/manual-checks.rules'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import { shortFingerprint } from '@sverka/contract/formats.rules'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall, saveFile } from '../../api/browser-call.ts'
import { isRefusal } from '../../api/refusal.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Form } from '../../ui/form.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { useToast } from '../../ui/toast.tsx'
import { readNumber } from '../../ui/typed-number.ts'
import { manualChecksMessages } from './manual-checks.messages.ts'
import styles from './manual-checks.module.css'

interface RowProps {
  /** The report's number. */
  number: string
  service: ManualService
  /** The company (and its head as `person`) to search for. */
  subject: ManualChecks['subject']
  /** The newest first. */
  checks: readonly ManualCheck[]
  /** Still to be checked: never checked, the service was not reachable, or the result is out of date. */
  isOpen: boolean
  /** The first service still to be checked: shown unfolded. */
  isNext: boolean
}

export function ManualServiceRow({ number, service, subject, checks, isOpen, isNext }: RowProps) {
  const texts = useMessages(manualChecksMessages)
  const format = useFormat()
  const { name, who, look } = texts.services[service]
  const [last] = checks
  const isStale = last !== undefined && isOpen && last.outcome !== 'unopened'
  const sum = last?.outcome === 'found' && last.sum !== null ? `, ${format.money(last.sum)}` : ''
  const state = last ? (isStale ? texts.repeat : `${texts.outcomes[last.outcome].toLowerCase()}${sum}`) : texts.unseen
  const tone = isStale || last?.outcome === 'found' ? styles.attend : undefined
  return (
    <details className={styles.service} open={isNext}>
      <summary>
        <Icon name={chooseIcon(last, isStale)} className={tone} />
        <span className={styles.named}>
          <b>{name}</b>
          <span className={styles.small}>{who}</span>
        </span>
        <span className={styles.state}>
          <span className={tone}>{state}</span> {last && format.dateOfTime(last.checked_at)}
        </span>
      </summary>
      <div className={styles.body}>
        <Stack gap={4}>
          <Search service={service} subject={subject} />
          <Text as="p" size="caption" tone="secondary">
            {look}
          </Text>
          <ResultForm number={number} service={service} />
          {checks.map((check) => (
            <EarlierCheck key={check.id} number={number} check={check} />
          ))}
        </Stack>
      </div>
    </details>
  )
}

function chooseIcon(last: ManualCheck | undefined, isStale: boolean): IconName {
  if (!last || last.outcome === 'unopened') return 'question'
  if (isStale) return 'clock'
  return last.outcome === 'found' ? 'alert' : 'check'
}

/** The text to search for (taxpayer number, person or name), and a link to the service; `withInn` is a URL to which the taxpayer number is added. */
function Search({ service, subject: { name, inn, person } }: Pick<RowProps, 'service' | 'subject'>): ReactNode {
  const texts = useMessages(manualChecksMessages)
  const { searchBy, url, withInn } = manualServiceDetails[service]
  const value = searchBy === 'inn' ? inn : searchBy === 'person' && person ? readablePerson(person) : readableName(name)
  return (
    <Row gap={3} wrap>
      {value && (
        <span className={styles.value}>
          {value} <CopyButton value={value} label={`${texts.copy}: ${value}`} hint={texts.copy} doneHint={texts.copied} />
        </span>
      )}
      <a href={withInn && inn ? `${withInn}${inn}` : url} target="_blank" rel="noreferrer noopener">
        {texts.openService}
      </a>
    </Row>
  )
}

/** Fields of the form as typed. */
interface Typed {
  readonly outcome: ManualCheckOutcome
  readonly details: string
  readonly sum: string
}

const EMPTY: Typed = { outcome: 'absent', details: '', sum: '' }

/** The form's state and `send`, which records the result. A long file name is shortened at its start, because its end has the extension. */
function useResultForm(number: string, service: ManualService) {
  const texts = useMessages(manualChecksMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState(EMPTY)
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string>()
  const [sumError, setSumError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    // Rubles with up to two decimals; null without a sum, NaN for any other text.
    const sum = typed.outcome === 'found' ? readNumber(typed.sum, 2) : null
    setSumError(Number.isNaN(sum) ? texts.sumWrong : undefined)
    if (Number.isNaN(sum)) return
    setBusy(true)
    setFileError(undefined)
    const body = {
      service,
      outcome: typed.outcome,
      ...(typed.details.trim() && { details: typed.details }),
      ...(sum !== null && { sum }),
      ...(file && { file_name: file.name.slice(-MANUAL_CHECK_FILE_NAME_MAX) }),
    }
    try {
      await browserCall('POST /api/v1/checks/:number/by-hand/', { params: { number }, body, ...(file && { files: { file: [file] } }) })
      setTyped(EMPTY)
      setFile(null)
      toast.success(texts.recorded)
      await revalidate()
    } catch (cause) {
      const fileCode = isRefusal(cause) ? cause.errors?.file?.[0]?.code : undefined
      if (fileCode) setFileError(errorText(fileCode))
      else toast.error(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return { typed, setTyped, file, setFile, fileError, sumError, busy, send }
}

function ResultForm({ number, service }: Pick<RowProps, 'number' | 'service'>) {
  const texts = useMessages(manualChecksMessages)
  const { typed, setTyped, file, setFile, fileError, sumError, busy, send } = useResultForm(number, service)
  return (
    <Form onSend={send}>
      <Stack gap={3}>
        <fieldset className={styles.outcomes}>
          <legend>{texts.what}</legend>
          {manualCheckOutcomes.map((outcome) => (
            <Radio
              key={outcome}
              name={`outcome-${service}`}
              checked={typed.outcome === outcome}
              onChange={() => setTyped((before) => ({ ...before, outcome }))}
            >
              {texts.outcomes[outcome]}
            </Radio>
          ))}
        </fieldset>
        {typed.outcome === 'found' && (
          <div className={styles.found}>
            <TextField
              label={texts.details}
              value={typed.details}
              maxLength={MANUAL_CHECK_DETAILS_MAX}
              onChange={({ target: { value } }) => setTyped((before) => ({ ...before, details: value }))}
            />
            <TextField
              label={texts.sum}
              value={typed.sum}
              inputMode="decimal"
              error={sumError}
              onChange={({ target: { value } }) => setTyped((before) => ({ ...before, sum: value }))}
            />
          </div>
        )}
        {typed.outcome !== 'unopened' && (
          <FileField
            label={texts.file}
            hint={texts.fileHint}
            empty={texts.choose}
            accept="application/pdf,image/png,image/jpeg,image/webp"
            file={file}
            error={fileError}
            onFile={setFile}
          />
        )}
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.record}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

function EarlierCheck({ number, check }: { number: string; check: ManualCheck }) {
  const texts = useMessages(manualChecksMessages)
  const format = useFormat()
  const { id, outcome, checked_at: at, checked_by: who, details, sum, file } = check
  const save = () => saveFile('GET /api/v1/checks/:number/by-hand/:id/file/', { params: { number, id } }, file?.name ?? '')
  return (
    <div className={styles.look}>
      <p>{texts.looked(texts.outcomes[outcome], format.dateOfTime(at), who)}</p>
      {(details || sum !== null) && <p>{[details, sum !== null && format.money(sum)].filter(Boolean).join(', ')}</p>}
      {file && (
        <Row gap={3} wrap>
          <Button size="small" icon="file" onClick={() => void save()}>
            {file.name}
          </Button>
          <span className={styles.small} title={`SHA-256 ${file.sha256}`}>
            {texts.fingerprint} {shortFingerprint(file.sha256)}
          </span>
        </Row>
      )}
    </div>
  )
}
