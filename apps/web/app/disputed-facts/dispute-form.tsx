// The form in which a company's representative disputes one fact of its card: the reason, one sentence, a document, and the appeal to the authority
// that can correct the source of the fact.
import type { DisputableFact } from '@sverka/contract/disputed-facts/disputed-facts'
import {
  type Addressee,
  APPEAL_NUMBER_MAX,
  addressees,
  DISPUTE_DAYS,
  DISPUTE_FILE_MAX,
  DISPUTE_FILE_NAME_MAX,
  type DisputeReason,
  disputeReasons,
  isAppealNumber,
  STATEMENT_MAX,
  usualAddressee,
} from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { type FieldErrors, useSubmit } from '../shell/use-submit.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Radio } from '../ui/checkbox.tsx'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { useFactWords, useSourceWords } from './dispute-words.ts'
import { disputedMessages } from './disputed-facts.messages.ts'
import styles from './disputed-facts.module.css'
import { newDisputeMessages } from './new-dispute.messages.ts'

interface DisputeFormProps {
  fact: DisputableFact
  /** INN (taxpayer number) or OGRN (registration number) of the company. */
  number: string
}

/**
 * `said`: the company's sentence, shown on the card. `addressee`: the authority that received the appeal. `appealed_on`: YYYY-MM-DD, empty until
 * chosen.
 */
interface Typed {
  readonly reason: DisputeReason
  readonly said: string
  readonly addressee: Addressee
  readonly appeal_number: string
  readonly appealed_on: string
  readonly file: File | null
}

function useDispute({ fact, number }: DisputeFormProps) {
  const texts = useMessages(newDisputeMessages)
  const toast = useToast()
  const navigate = useNavigate()
  const initial = {
    reason: 'done',
    said: '',
    addressee: usualAddressee[fact.kind],
    appeal_number: '',
    appealed_on: '',
    file: null,
  } as const
  const [typed, setTyped] = useState<Typed>(initial)
  const sending = useSubmit(texts.failed, async () => {
    const { file, ...fields } = typed
    if (!file) return
    // The end of a long name is kept, so that the extension survives.
    const disputedFact = { company: number, kind: fact.kind, record: fact.record, file_name: file.name.slice(-DISPUTE_FILE_NAME_MAX) }
    await browserCall('POST /api/v1/disputed-facts/', {
      body: { ...disputedFact, ...fields, appeal_number: fields.appeal_number.trim() },
      files: { file: [file] },
    })
    toast.success(texts.done)
    await navigate(`/disputed-facts/${number}`)
  })
  const send = () => sending.send(findFaults(typed, texts))
  return { ...sending, send, typed, set: (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })) }
}

interface FaultTexts {
  readonly fillIn: string
  readonly numberWrong: string
  readonly fileNeeded: string
  readonly fileTooLarge: string
}

function findFaults({ said, appeal_number, appealed_on, file }: Typed, texts: FaultTexts): FieldErrors {
  return {
    ...(said.trim() ? {} : { said: texts.fillIn }),
    ...(file ? (file.size > DISPUTE_FILE_MAX ? { file: texts.fileTooLarge } : {}) : { file: texts.fileNeeded }),
    ...(appeal_number.trim()
      ? isAppealNumber(appeal_number.trim())
        ? {}
        : { appeal_number: texts.numberWrong }
      : { appeal_number: texts.fillIn }),
    ...(appealed_on ? {} : { appealed_on: texts.fillIn }),
  }
}

export function DisputeForm(props: DisputeFormProps) {
  const texts = useMessages(newDisputeMessages)
  const words = useMessages(disputedMessages)
  const { typed, set, busy, error, faults, send } = useDispute(props)
  return (
    <div className={styles.columns}>
      <Panel>
        <Form onSend={send}>
          <Stack gap={6}>
            <Subject fact={props.fact} />
            <ErrorNote>{error}</ErrorNote>
            <Reasons chosen={typed.reason} onChoose={(reason) => set({ reason })} />
            <TextArea
              label={texts.said}
              hint={texts.saidHint(typed.said.length, STATEMENT_MAX)}
              error={faults.said}
              rows={2}
              maxLength={STATEMENT_MAX}
              value={typed.said}
              onChange={({ target }) => set({ said: target.value })}
            />
            <FileField
              label={texts.file}
              hint={texts.fileHint}
              empty={texts.chooseFile}
              accept="application/pdf,image/png,image/jpeg,image/webp"
              file={typed.file}
              error={faults.file}
              onFile={(file) => set({ file })}
            />
            <Appeal typed={typed} faults={faults} set={set} />
            <Row wrap>
              <Button type="submit" variant="primary" busy={busy}>
                {texts.submit}
              </Button>
              <ButtonLink variant="text" to={`/disputed-facts/${props.number}`}>
                {texts.notNow}
              </ButtonLink>
            </Row>
          </Stack>
        </Form>
      </Panel>
      <Stack gap={4}>
        <Preview fact={props.fact} said={typed.said.trim() || words.reasons[typed.reason]} />
        <NextSteps />
      </Stack>
    </div>
  )
}

function Subject({ fact }: { fact: DisputableFact }) {
  const texts = useMessages(newDisputeMessages)
  const factWords = useFactWords()
  const sourceWords = useSourceWords()
  return (
    <div className={styles.fact}>
      <Text as="p" size="caption" tone="secondary">
        {texts.fact}
      </Text>
      <Text as="p" weight="medium">
        {factWords(fact)}
      </Text>
      {fact.source && (
        <Text as="p" size="caption" tone="secondary">
          {sourceWords(fact.source.source, fact.source.as_of)}
        </Text>
      )}
    </div>
  )
}

function Reasons({ chosen, onChoose }: { chosen: DisputeReason; onChoose: (reason: DisputeReason) => void }) {
  const texts = useMessages(newDisputeMessages)
  const words = useMessages(disputedMessages)
  return (
    <div>
      <Text as="p" weight="medium">
        {texts.why}
      </Text>
      <fieldset className={styles.reasons} aria-label={texts.why}>
        {disputeReasons.map((reason) => (
          <Radio key={reason} name="reason" checked={chosen === reason} onChange={() => onChoose(reason)}>
            {words.reasons[reason]}
            <Text as="div" size="caption" tone="secondary">
              {words.reasonHints[reason]}
            </Text>
          </Radio>
        ))}
      </fieldset>
    </div>
  )
}

interface AppealProps {
  typed: Typed
  faults: FieldErrors
  set: (change: Partial<Typed>) => void
}

function Appeal({ typed, faults, set }: AppealProps) {
  const texts = useMessages(newDisputeMessages)
  const words = useMessages(disputedMessages)
  return (
    <div className={styles.appeal}>
      <Select label={texts.addressee} value={typed.addressee} onChange={({ target }) => set({ addressee: target.value as Addressee })}>
        {addressees.map((addressee) => (
          <option key={addressee} value={addressee}>
            {words.addressees[addressee]}
          </option>
        ))}
      </Select>
      <TextField
        label={texts.appealNumber}
        error={faults.appeal_number}
        value={typed.appeal_number}
        maxLength={APPEAL_NUMBER_MAX}
        onChange={({ target }) => set({ appeal_number: target.value })}
      />
      <TextField
        type="date"
        label={texts.appealedOn}
        error={faults.appealed_on}
        value={typed.appealed_on}
        onChange={({ target }) => set({ appealed_on: target.value })}
      />
    </div>
  )
}

/** How the card will show the mark: with the typed sentence, or with the chosen reason while the sentence is empty. */
function Preview({ fact, said }: { fact: DisputableFact; said: string }) {
  const texts = useMessages(newDisputeMessages)
  const words = useMessages(disputedMessages)
  const factWords = useFactWords()
  return (
    <Panel title={texts.preview} foot={texts.previewAtOnce}>
      <div className={styles.mark}>
        <Text weight="medium">{factWords(fact)}</Text>
        <p>
          <b>{words.says}</b> {said}
        </p>
      </div>
    </Panel>
  )
}

function NextSteps() {
  const texts = useMessages(newDisputeMessages)
  return (
    <Panel title={texts.further}>
      <ul className={styles.next}>
        {texts.next(DISPUTE_DAYS).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Panel>
  )
}
