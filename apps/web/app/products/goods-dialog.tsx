// Dialog over a seller's table of goods: to confirm removing products or withdrawing them from review, or to enter a change of price or a stock.
import { type OwnAction, PRICE_PERCENT } from '@sverka/contract/products/products.rules'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { readNumber } from '../ui/typed-number.ts'
import { productsMessages } from './products.messages.ts'
import type { ChangeValues } from './use-own-changes.ts'

/** An action that is run after the seller has confirmed it or entered its number. */
export interface AskedAction {
  readonly action: OwnAction
  /** Ids of the products. */
  readonly ids: readonly number[]
  /** Names of the products to list; empty if there are too many. */
  readonly names: readonly string[]
}

interface GoodsDialogProps {
  /** Null while the dialog is closed. */
  question: AskedAction | null
  busy: boolean
  onClose: () => void
  /** Receives the entered number; empty for an action that is only confirmed. */
  onAnswer: (values: ChangeValues) => void
}

export function GoodsDialog({ question, busy, onClose, onAnswer }: GoodsDialogProps) {
  const texts = useMessages(productsMessages)
  const count = question?.ids.length ?? 0
  const titles: Partial<Record<OwnAction, string>> = {
    price: texts.priceTitle,
    stock: texts.stockTitle,
    withdraw: texts.withdrawTitle,
    remove: count === 1 ? texts.removeTitle : texts.removeSome(count),
  }
  return (
    <Dialog open={question !== null} title={(question && titles[question.action]) ?? ''} closeLabel={texts.close} onClose={onClose}>
      {question?.action === 'price' && <PriceQuestion busy={busy} onClose={onClose} onAnswer={onAnswer} />}
      {question?.action === 'stock' && <StockQuestion busy={busy} onClose={onClose} onAnswer={onAnswer} />}
      {(question?.action === 'remove' || question?.action === 'withdraw') && (
        <Stack>
          {question.action === 'withdraw' && <p>{texts.withdrawHint}</p>}
          {question.names.map((name) => (
            <p key={name}>{name}</p>
          ))}
          <Answers busy={busy} onClose={onClose}>
            <Button variant={question.action === 'remove' ? 'danger' : 'primary'} busy={busy} onClick={() => onAnswer({})}>
              {question.action === 'remove' ? texts.remove : texts.withdraw}
            </Button>
          </Answers>
        </Stack>
      )}
    </Dialog>
  )
}

/** The buttons of the dialog: those given as children, and one that cancels. */
const Answers = ({ busy, onClose, children }: { busy: boolean; onClose: () => void; children: ReactNode }) => {
  const texts = useMessages(productsMessages)
  return (
    <Row gap={3} wrap>
      {children}
      <Button variant="secondary" disabled={busy} onClick={onClose}>
        {texts.cancel}
      </Button>
    </Row>
  )
}

type QuestionProps = Omit<GoodsDialogProps, 'question'>

/** A rise or reduction by a whole percentage, in the range that the API allows: from −90 % to +900 %. */
function PriceQuestion({ busy, onClose, onAnswer }: QuestionProps) {
  const texts = useMessages(productsMessages)
  const [isUp, setUp] = useState(true)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const maxPercent = isUp ? PRICE_PERCENT.max : -PRICE_PERCENT.min
  const send = async () => {
    const percent = readNumber(typed, 0)
    const isRight = percent !== null && percent >= 1 && percent <= maxPercent
    setWrong(!isRight)
    if (isRight) onAnswer({ percent: isUp ? percent : -percent })
  }
  return (
    <Form onSend={send}>
      <Stack>
        <Segmented
          label={texts.priceTitle}
          segments={[
            { value: 'up', label: texts.priceUp },
            { value: 'down', label: texts.priceDown },
          ]}
          chosen={isUp ? 'up' : 'down'}
          onChoose={(direction) => setUp(direction === 'up')}
        />
        <TextField
          label={texts.pricePercent}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          hint={texts.pricePercentHint}
          error={isWrong && texts.percentWrong(maxPercent)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setWrong(false)
          }}
        />
        <Answers busy={busy} onClose={onClose}>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.apply}
          </Button>
        </Answers>
      </Stack>
    </Form>
  )
}

/** The largest stock that the database holds (32-bit integer). */
const STOCK_MAX = 2_147_483_647

/** One stock for all the products; an empty field means that the seller does not count pieces. */
function StockQuestion({ busy, onClose, onAnswer }: QuestionProps) {
  const texts = useMessages(productsMessages)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const send = async () => {
    const stock = readNumber(typed, 0)
    const isRight = stock === null || stock <= STOCK_MAX
    setWrong(!isRight)
    if (isRight) onAnswer({ stock })
  }
  return (
    <Form onSend={send}>
      <Stack>
        <TextField
          label={texts.stockField}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          hint={texts.stockHint}
          error={isWrong && texts.stockWrong}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setWrong(false)
          }}
        />
        <Answers busy={busy} onClose={onClose}>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.apply}
          </Button>
        </Answers>
      </Stack>
    </Form>
  )
}
