// The fields for the lines of a request for prices (name, quantity, unit), typed one by one or pasted as a list.
import { units } from '@sverka/contract/products/units.rules'
import { QUOTE_LINES_MAX, QUOTE_NAME_MAX } from '@sverka/contract/quotes/quotes.rules'
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useUnitWord } from '../shell/unit-words.ts'
import type { FieldErrors } from '../shell/use-submit.ts'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { FieldError, Select, TextArea, TextField } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormValues, type LineValues, withPasted } from './new-quote.rules.ts'
import { quotesMessages } from './quotes.messages.ts'
import styles from './quotes.module.css'

interface LinesFieldProps {
  values: FormValues
  faults: FieldErrors
  set: (changed: Partial<FormValues>) => void
}

export function LinesField({ values: { lines }, faults, set }: LinesFieldProps) {
  const texts = useMessages(quotesMessages)
  /** Text of the open field for a pasted list; null while it is closed. */
  const [pasted, setPasted] = useState<string | null>(null)
  const change = (key: number, changed: Partial<LineValues>) =>
    set({ lines: lines.map((line) => (line.key === key ? { ...line, ...changed } : line)) })
  const add = () => set({ lines: [...lines, { key: Math.max(...lines.map(({ key }) => key)) + 1, name: '', quantity: '1', unit: '' }] })
  const addPasted = () => {
    set({ lines: withPasted(lines, pasted ?? '') })
    setPasted(null)
  }
  return (
    <Panel title={texts.what} action={pasted === null && <LinkButton onClick={() => setPasted('')}>{texts.paste}</LinkButton>}>
      <Stack>
        {faults.lines && <FieldError>{faults.lines}</FieldError>}
        {pasted !== null && (
          <Stack gap={2}>
            <TextArea
              label={texts.paste}
              hint={texts.pasteHint}
              rows={5}
              value={pasted}
              onChange={(event) => setPasted(event.currentTarget.value)}
            />
            <div>
              <Button onClick={addPasted}>{texts.pasteDo}</Button>
            </div>
          </Stack>
        )}
        <div>
          {lines.map((line, index) => (
            <Line
              key={line.key}
              line={line}
              position={index + 1}
              faults={faults}
              onChange={(changed) => change(line.key, changed)}
              onRemove={lines.length > 1 ? () => set({ lines: lines.filter(({ key }) => key !== line.key) }) : undefined}
            />
          ))}
        </div>
        {lines.length < QUOTE_LINES_MAX && (
          <div>
            <Button icon="plus" onClick={add}>
              {texts.addLine}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

interface LineProps {
  line: LineValues
  /** From 1. */
  position: number
  /** Errors by field; those of this line are `name-KEY` and `quantity-KEY`, where KEY is its `key`. */
  faults: FieldErrors
  onChange: (changed: Partial<LineValues>) => void
  /** Undefined if this is the only line, which cannot be removed. */
  onRemove: (() => void) | undefined
}

function Line({ line: { key, name, quantity, unit }, position, faults, onChange, onRemove }: LineProps) {
  const texts = useMessages(quotesMessages)
  const unitWord = useUnitWord()
  return (
    <div className={styles.line}>
      <TextField
        label={`${texts.what}, ${position}`}
        required
        maxLength={QUOTE_NAME_MAX}
        value={name}
        error={faults[`name-${key}`]}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextField
        label={texts.quantity}
        required
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        error={faults[`quantity-${key}`]}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
      />
      <Select label={texts.unit} value={unit} onChange={(event) => onChange({ unit: event.currentTarget.value })}>
        <option value="">{texts.unitNone}</option>
        {units.map(({ code, name: short }) => (
          <option key={code} value={code}>
            {unitWord(short)}
          </option>
        ))}
      </Select>
      {onRemove ? <IconButton icon="trash" label={texts.removeLine(position)} onClick={onRemove} /> : <span />}
    </div>
  )
}
