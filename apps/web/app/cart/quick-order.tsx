// «Быстрый заказ» (quick order): adds pasted or uploaded lines of article number and quantity to the cart, and shows the lines not added.
import type { QuickResult } from '@sverka/contract/cart/cart'
import { LINES_MAX } from '@sverka/contract/cart/cart.rules'
import { readQuickLines } from '@sverka/contract/cart/quick-order.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useUnitWord } from '../shell/unit-words.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import styles from './cart.module.css'
import { quickOrderMessages } from './quick-order.messages.ts'

/** The button and its dialog. */
export function QuickOrder() {
  const texts = useMessages(quickOrderMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="list" onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      <Dialog open={isOpen} wide title={texts.title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <QuickForm />
      </Dialog>
    </>
  )
}

/** `result`: the server's result for each line; `unread`: lines in which no article number with a quantity was recognised. */
interface QuickOutcome {
  readonly result: readonly QuickResult[]
  readonly unread: readonly string[]
}

function QuickForm() {
  const texts = useMessages(quickOrderMessages)
  const { busy, send } = useQuickOrderRequest()
  const [typed, setTyped] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState('')
  const [outcome, setOutcome] = useState<QuickOutcome | null>(null)
  const readFile = async (chosen: File | null) => {
    setFile(chosen)
    setFault('')
    if (chosen) setTyped(await readText(chosen))
  }
  const order = async () => {
    const { lines, unread } = readQuickLines(typed)
    setFault(lines.length === 0 ? texts.nothing : lines.length > LINES_MAX ? texts.tooMany : '')
    if (lines.length === 0 || lines.length > LINES_MAX) return
    const result = await send(lines)
    if (result) setOutcome({ result, unread })
  }
  // Products of several sellers have the article number of this line. The buyer chose one, which is added by the seller's own article number.
  const choose = async (line: QuickResult, article: string) => {
    const [chosen] = (await send([{ article, quantity: line.asked }])) ?? []
    if (chosen && outcome) setOutcome({ ...outcome, result: outcome.result.map((item) => (item === line ? chosen : item)) })
  }
  return (
    <Form onSend={order}>
      <Stack>
        <TextArea
          label={texts.lines}
          hint={texts.hint}
          rows={6}
          value={typed}
          error={fault}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FileField
          label={texts.file}
          hint={texts.fileHint}
          empty={texts.fileEmpty}
          accept=".txt,.csv"
          file={file}
          onFile={(chosen) => void readFile(chosen)}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.add}
          </Button>
        </div>
        {outcome && <Results outcome={outcome} onChoose={(line, article) => void choose(line, article)} />}
      </Stack>
    </Form>
  )
}

/** Decodes a text file as UTF-8, or if it is not valid UTF-8 as windows-1251, which Russian Excel and the bookkeeping software 1С write. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** `send` returns the result of each line; null if the call failed, which is shown as a message. */
function useQuickOrderRequest() {
  const texts = useMessages(quickOrderMessages)
  const showError = useRefused()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const send = async (lines: readonly { article: string; quantity: number }[]): Promise<readonly QuickResult[] | null> => {
    setBusy(true)
    try {
      const { result } = await browserCall('POST /api/v1/basket/quick/', { body: { lines: [...lines] } })
      await revalidate()
      return result
    } catch (cause) {
      showError(cause, texts)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}

interface ResultsProps {
  outcome: QuickOutcome
  onChoose: (line: QuickResult, article: string) => void
}

/** The number of lines added, and each line that was not added or added with another quantity (too little stock, or sold in packs). */
function Results({ outcome: { result, unread }, onChoose }: ResultsProps) {
  const texts = useMessages(quickOrderMessages)
  const added = result.filter((line) => line.added > 0).length
  return (
    <Stack gap={3}>
      <Text as="p" weight="medium">
        <span role="status">{texts.added(added, result.length + unread.length)}</span>
      </Text>
      <ul className={styles.quick}>
        {result
          .filter(({ problem }) => problem !== null)
          .map((line) => (
            <Problem key={line.article} line={line} onChoose={(article) => onChoose(line, article)} />
          ))}
        {unread.map((line) => (
          <li key={line}>
            <b>{line}</b>: {texts.unread}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Problem({ line, onChoose }: { line: QuickResult; onChoose: (article: string) => void }) {
  const texts = useMessages(quickOrderMessages)
  const format = useFormat()
  const unitWord = useUnitWord()
  return (
    <li>
      <b>{line.article}</b>: {line.problem && texts.problems[line.problem](line.added, line.asked)}
      {line.choices.map((choice) => (
        <Row key={choice.id} between gap={2} wrap>
          <Text size="caption">
            {choice.name}, {choice.seller_name}, {format.price(choice.price)} / {unitWord(choice.unit_name)}
          </Text>
          <Button size="small" aria-label={texts.choose(choice.name, choice.seller_name)} onClick={() => onChoose(choice.sku_article)}>
            {texts.take}
          </Button>
        </Row>
      ))}
    </li>
  )
}
