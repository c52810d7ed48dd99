// The dialog in which a buyer makes a claim (complaint) about an order: its reason, the remedy wished for, a description and photos.
import { ANSWER_DAYS, CLAIM_TEXT_MAX, type ClaimKind, type ClaimWish, claimWishes } from '@sverka/contract/orders/claims.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useSubmit } from '../../shell/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ErrorNote } from '../../ui/note.tsx'
import { Text } from '../../ui/text.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ClaimFilesField, claimFaults } from './claim-files-field.tsx'
import { claimFormMessages } from './claim-form.messages.ts'
import { claimsMessages } from './claims.messages.ts'
import styles from './claims.module.css'

interface DialogProps {
  /** Id of the order. */
  order: number
  /** Kinds of claims possible for the order now. */
  claimable: readonly ClaimKind[]
  onClose: () => void
}

export function ClaimDialog({ order, claimable, onClose }: DialogProps) {
  const texts = useMessages(claimFormMessages)
  return (
    <Dialog open title={texts.title(order)} closeLabel={texts.close} onClose={onClose}>
      <ClaimForm order={order} claimable={claimable} onClose={onClose} />
    </Dialog>
  )
}

/** State of the form. `kind`: the reason; `wish`: the remedy, such as a refund; `said`: the description; `faults`: error texts by field. */
function useClaim({ order, claimable, onClose }: DialogProps) {
  const texts = useMessages(claimFormMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [kind, setKind] = useState<ClaimKind>(claimable[0] ?? 'short')
  const [wish, setWish] = useState<ClaimWish>('deliver')
  const [description, setDescription] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const submission = useSubmit(texts.failed, async () => {
    await browserCall('POST /api/v1/orders/:id/claims/', {
      params: { id: order },
      body: { kind, wish, said: description },
      files: { file: files },
    })
    toast.success(texts.sent)
    onClose()
    await revalidate()
  })
  const send = () => submission.send(claimFaults(description, files, texts))
  return { ...submission, send, kind, setKind, wish, setWish, said: description, setSaid: setDescription, files, setFiles }
}

function ClaimForm(props: DialogProps) {
  const texts = useMessages(claimFormMessages)
  const words = useMessages(claimsMessages)
  const { kind, setKind, wish, setWish, said, setSaid, files, setFiles, busy, error, faults, send } = useClaim(props)
  return (
    <Form onSend={send}>
      <Stack>
        <Text as="p" tone="secondary">
          {texts.lead(ANSWER_DAYS)}
        </Text>
        <ErrorNote>{error}</ErrorNote>
        <fieldset className={styles.choice}>
          <legend>{texts.what}</legend>
          {props.claimable.map((item) => (
            <Radio key={item} name="kind" checked={kind === item} onChange={() => setKind(item)}>
              {words.kinds[item]}
            </Radio>
          ))}
        </fieldset>
        <Select label={texts.wish} value={wish} onChange={({ target }) => setWish(target.value as ClaimWish)}>
          {claimWishes.map((wish) => (
            <option key={wish} value={wish}>
              {texts.wishes[wish]}
            </option>
          ))}
        </Select>
        <TextArea
          label={texts.said}
          error={faults.said}
          maxLength={CLAIM_TEXT_MAX}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
        <ClaimFilesField files={files} error={faults.file} onFiles={setFiles} />
        <Button type="submit" variant="primary" full busy={busy}>
          {texts.send}
        </Button>
      </Stack>
    </Form>
  )
}
