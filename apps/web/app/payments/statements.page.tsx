// `/profile/statements`: the form in which a seller uploads a bank statement, so that its payments are matched with the seller's invoices.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { statementMessages } from './statement.messages.ts'

export default function StatementsPage() {
  const texts = useMessages(statementMessages)
  const { file, choose, fault, busy, send } = useUpload()
  return (
    <Stack gap={6}>
      <PageHead title={texts.title} noindex />
      <div>
        <Heading level={1} look="h2">
          {texts.title}
        </Heading>
        <Text as="p" tone="secondary">
          {texts.hint}
        </Text>
      </div>
      <Panel foot={texts.direct}>
        <Form onSend={send}>
          <Stack>
            <FileField
              label={texts.file}
              hint={texts.fileHint}
              error={fault}
              empty={texts.empty}
              accept=".txt,.xml,text/plain,text/xml,application/xml"
              file={file}
              onFile={choose}
            />
            <Row>
              <Button type="submit" variant="primary" busy={busy}>
                {texts.upload}
              </Button>
            </Row>
          </Stack>
        </Form>
      </Panel>
    </Stack>
  )
}

/** `send` uploads the file and opens the page of the statement. */
function useUpload() {
  const texts = useMessages(statementMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setFault('')
  }
  const send = async () => {
    if (!file) return setFault(texts.choose)
    setBusy(true)
    try {
      const { id } = await browserCall('POST /api/v1/statements/', { files: { file: [file] } })
      await navigate(`/profile/statements/${id}`)
    } catch (cause) {
      setFault(isRefusal(cause) ? errorText(cause.errors?.file?.[0]?.code ?? cause.code) : texts.failed)
    }
    setBusy(false)
  }
  return { file, choose, fault, busy, send }
}
