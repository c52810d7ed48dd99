// The dialog in which a seller issues a correcting document (УКД, universal corrective document): it lowers quantities or prices of the lines of an
// issued document, as these stand after all earlier corrections.
import type { StatedDocument, StatedLine } from '@sverka/contract/documents/documents'
import { correctionReasons, findCorrectionFault, loweredKopecks } from '@sverka/contract/documents/documents.rules'
import { readKopecks } from '@sverka/contract/money.rules'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useUnitWord } from '../shell/unit-words.ts'
import { useRefused } from '../shell/use-refused.ts'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError, Select, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { readNumber } from '../ui/typed-number.ts'
import { correctionMessages } from './correction.messages.ts'
import styles from './documents.module.css'

interface DialogProps {
  id: number
  name: string
  onClose: () => void
}

export function CorrectDialog({ id, name, onClose }: DialogProps) {
  const texts = useMessages(correctionMessages)
  const stated = useStated(id, onClose)
  return (
    <Dialog open wide title={texts.title(name)} closeLabel={texts.close} onClose={onClose}>
      {stated ? <CorrectForm id={id} stated={stated} onClose={onClose} /> : <Skeleton width="100%" height="240px" />}
    </Dialog>
  )
}

/** The lines after all corrections so far; null while they load. If loading fails, a message says so and the dialog closes. */
function useStated(id: number, onClose: () => void): StatedDocument | null {
  const texts = useMessages(correctionMessages)
  const refused = useRefused()
  const [stated, setStated] = useState<StatedDocument | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    const read = async () => {
      try {
        setStated(await browserCall('GET /api/v1/documents/:id/lines/', { params: { id } }))
      } catch (cause) {
        refused(cause, { failed: texts.failed })
        onClose()
      }
    }
    void read()
  }, [id])
  return stated
}

/** The text that the seller typed for one line; the price is in rubles. */
interface Typed {
  readonly quantity: string
  readonly price: string
}

/**
 * Quantity and price in kopecks (1/100 ruble) of a typed line; null if a field is empty or the price is not a sum of money. A quantity that is not a
 * number becomes NaN, which is a fault.
 */
const readLine = ({ quantity, price }: Typed) => {
  const [count, rubles] = [readNumber(quantity, 0), readNumber(price, 2)]
  const kopecks = rubles === null ? null : readKopecks(rubles)
  return count === null || kopecks === null ? null : { quantity: count, kopecks }
}

/** A line before the correction, its price converted from rubles to kopecks. */
const toLineValues = ({ quantity, price }: StatedLine) => ({ quantity, kopecks: Math.round(price * 100) })

/** Whether a line is not filled in, has a higher quantity or price than before, or a price of zero. */
const isLineWrong = (line: StatedLine, typed: Typed): boolean => {
  const read = readLine(typed)
  return read === null || findCorrectionFault(toLineValues(line), read) !== null
}

function CorrectForm({ id, stated, onClose }: { id: number; stated: StatedDocument; onClose: () => void }) {
  const texts = useMessages(correctionMessages)
  const format = useFormat()
  const { typed, set, reason, setReason, wrong, lowered, busy, error, faults, send } = useCorrection({ id, stated, onClose })
  return (
    <Form onSend={send}>
      <Stack>
        <p>{texts.hint}</p>
        <ErrorNote>{error}</ErrorNote>
        <Select
          label={texts.reason}
          value={reason}
          onChange={({ currentTarget }) => setReason(correctionReasons.find((one) => one === currentTarget.value) ?? 'short')}
        >
          {correctionReasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </Select>
        {lowered === 0 && faults.lines && <FieldError>{faults.lines}</FieldError>}
        <div>
          {stated.lines.map((line, place) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a document have no other mark than their place
              key={place}
              line={line}
              typed={typed[place] ?? { quantity: '', price: '' }}
              fault={wrong.includes(place) ? faults[`line-${place}`] : undefined}
              onChange={(changed) => set(place, changed)}
            />
          ))}
        </div>
        <p aria-live="polite">
          <b>{lowered > 0 ? texts.falls(format.price(lowered / 100)) : texts.same}</b>
        </p>
        <Button type="submit" variant="primary" full busy={busy}>
          {texts.send}
        </Button>
      </Stack>
    </Form>
  )
}

interface CorrectionRequest {
  readonly id: number
  readonly stated: StatedDocument
  readonly onClose: () => void
}

/** `after`: id of the latest correction that `lines` include, null before the first; the server refuses if another correction was issued since. */
function useCorrection({ id, stated: { lines, after }, onClose }: CorrectionRequest) {
  const texts = useMessages(correctionMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState<readonly Typed[]>(() =>
    lines.map(({ quantity, price }) => ({ quantity: String(quantity), price: String(price).replace('.', ',') })),
  )
  const [reason, setReason] = useState<(typeof correctionReasons)[number]>('short')
  const set = (at: number, changed: Partial<Typed>) =>
    setTyped((before) => before.map((one, place) => (place === at ? { ...one, ...changed } : one)))
  const wrong = lines.flatMap((line, place) => (isLineWrong(line, typed[place] ?? { quantity: '', price: '' }) ? [place] : []))
  /** By how many kopecks the total of the document falls. */
  const lowered = lines.reduce((sum, line, place) => {
    const read = readLine(typed[place] ?? { quantity: '', price: '' })
    return sum + (read && !wrong.includes(place) ? loweredKopecks(toLineValues(line), read) : 0)
  }, 0)
  const sending = useSubmit(texts.failed, async () => {
    const correctedLines = typed.map((one) => {
      const read = readLine(one)
      return { quantity: read?.quantity ?? 0, price: (read?.kopecks ?? 0) / 100 }
    })
    await browserCall('POST /api/v1/documents/:id/corrections/', { params: { id }, body: { after, reason, lines: correctedLines } })
    toast.success(texts.sent)
    onClose()
    await revalidate()
  })
  const faults = Object.fromEntries(wrong.map((place) => [`line-${place}`, texts.wrong]))
  const send = () => sending.send(lowered > 0 || wrong.length > 0 ? faults : { lines: texts.same })
  return { ...sending, send, typed, set, reason, setReason, wrong, lowered }
}

interface LineProps {
  line: StatedLine
  typed: Typed
  fault: string | undefined
  onChange: (changed: Partial<Typed>) => void
}

function Line({ line, typed, fault, onChange }: LineProps) {
  const texts = useMessages(correctionMessages)
  const format = useFormat()
  const unit = useUnitWord()(line.unit_name)
  return (
    <fieldset className={styles.corrected}>
      <legend>{line.name}</legend>
      <Text as="p" size="caption" tone="secondary">
        {texts.was(`${format.integer(line.quantity)} ${unit}`, format.price(line.price))}
      </Text>
      <TextField
        label={texts.quantity(unit)}
        inputMode="numeric"
        autoComplete="off"
        value={typed.quantity}
        wrong={fault !== undefined}
        onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
      />
      <TextField
        label={texts.price}
        inputMode="decimal"
        autoComplete="off"
        value={typed.price}
        wrong={fault !== undefined}
        onChange={({ currentTarget }) => onChange({ price: currentTarget.value })}
      />
      {fault && <FieldError>{fault}</FieldError>}
    </fieldset>
  )
}
