// The dialog in which a seller answers a buyer's claim (complaint about an order): agrees or refuses, with a text and files. A claim has one answer.
import { CLAIM_TEXT_MAX, type ClaimAnswer, claimAnswers } from '@sverka/contract/orders/claims.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useSubmit } from '../../shell/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ErrorNote } from '../../ui/note.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ClaimFilesField, claimFaults } from './claim-files-field.tsx'
import { claimFormMessages } from './claim-form.messages.ts'
import styles from './claims.module.css'

interface DialogProps {
  /** Id of the claim. */
  id: number
  /** The claim's number as users see it. */
  number: string
  onClose: () => void
}

export function AnswerDialog({ id, number, onClose }: DialogProps) {
  const texts = useMessages(claimFormMessages)
  return (
    <Dialog open title={texts.answerTitle(number)} closeLabel={texts.close} onClose={onClose}>
      <AnswerForm id={id} onClose={onClose} />
    </Dialog>
  )
}

/** State of the form. `said`: the text of the answer; `faults`: error texts by field. */
function useAnswer({ id, onClose }: Pick<DialogProps, 'id' | 'onClose'>) {
  const texts = useMessages(claimFormMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [answer, setAnswer] = useState<ClaimAnswer>('agrees')
  const [answerText, setAnswerText] = useState('')
  /** Day by which the seller promises to settle the claim, YYYY-MM-DD; may be empty. */
  const [promised, setPromised] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const submission = useSubmit(texts.failed, async () => {
    const body = { answer, said: answerText, ...(answer === 'agrees' && promised ? { promised_on: promised } : {}) }
    await browserCall('POST /api/v1/order-claims/:id/answer/', { params: { id }, body, files: { file: files } })
    toast.success(texts.answered)
    onClose()
    await revalidate()
  })
  const send = () => submission.send(claimFaults(answerText, files, texts))
  return { ...submission, send, answer, setAnswer, said: answerText, setSaid: setAnswerText, promised, setPromised, files, setFiles }
}

function AnswerForm(props: Pick<DialogProps, 'id' | 'onClose'>) {
  const texts = useMessages(claimFormMessages)
  const { answer, setAnswer, said, setSaid, promised, setPromised, files, setFiles, busy, error, faults, send } = useAnswer(props)
  return (
    <Form onSend={send}>
      <Stack>
        <ErrorNote>{error}</ErrorNote>
        <fieldset className={styles.choice}>
          <legend>{texts.answers}</legend>
          {claimAnswers.map((item) => (
            <Radio key={item} name="answer" checked={answer === item} onChange={() => setAnswer(item)}>
              {texts[item]}
            </Radio>
          ))}
        </fieldset>
        <TextArea
          label={texts.answerSaid}
          error={faults.said}
          maxLength={CLAIM_TEXT_MAX}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
        {answer === 'agrees' && (
          <TextField
            type="date"
            label={texts.promised}
            error={faults.promised_on}
            value={promised}
            onChange={({ target }) => setPromised(target.value)}
          />
        )}
        <ClaimFilesField files={files} error={faults.file} onFiles={setFiles} />
        <Button type="submit" variant="primary" full busy={busy}>
          {texts.sendAnswer}
        </Button>
      </Stack>
    </Form>
  )
}
