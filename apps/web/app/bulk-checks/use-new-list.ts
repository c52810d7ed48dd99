// A list on its way: given as text or a file, read by the server as often as something is chosen or mended, begun at the end.
import type { ListPreview } from '@sverka/contract/bulk-checks/bulk-checks'
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useSite } from '../shell/root-data.ts'
import { useToast } from '../ui/toast.tsx'
import { bulkChecksMessages } from './bulk-checks.messages.ts'
import { mendedText } from './preview/preview.rules.ts'

interface Fields {
  readonly name: string
  readonly numbers: string
  readonly purpose: Purpose
}

/** How the list is read. */
export interface Chosen {
  readonly sheet?: string
  readonly column?: number
  /** By line; an empty text leaves the line out. */
  readonly mended: ReadonlyMap<number, string>
}

const AS_IT_IS: Chosen = { mended: new Map() }

/** Asks the server and tells what it refuses, beside the fields where it names them. */
function useAsking(isForm: boolean) {
  const errorText = useErrorText()
  const toast = useToast()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const ask = async (question: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await question()
      setErrors({})
    } catch (cause) {
      const named = isRefusal(cause) ? Object.entries(cause.errors ?? {}) : []
      const told = Object.fromEntries(named.map(([name, [first]]) => [name, errorText(first?.code ?? '')]))
      setErrors(told)
      // A field of the form says it itself.
      if (named.length === 0 || !isForm) toast.bad(Object.values(told)[0] ?? errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return { ask, busy, errors, setErrors, required: errorText('required') }
}

/** The fields of a new list; the search leads here with the numbers that were asked for. */
function useFields() {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  const { today } = useSite()
  const asked = useSearchParams()[0].get('numbers') ?? ''
  const [fields, setFields] = useState<Fields>({
    name: texts.nameOf(format.date(today)),
    numbers: asked.replaceAll(' ', '\n'),
    purpose: 'prepayment',
  })
  const [file, setFile] = useState<File | null>(null)
  return { fields, setFields, file, setFile }
}

export function useNewList() {
  const given = useFields()
  const { fields, file } = given
  const navigate = useNavigate()
  const [preview, setPreview] = useState<ListPreview | null>(null)
  const { ask, busy, errors, setErrors, required } = useAsking(preview === null)
  const [chosen, setChosen] = useState<Chosen>(AS_IT_IS)
  const bodyOf = ({ mended, ...rest }: Chosen) => ({
    ...rest,
    ...(mended.size > 0 ? { mended: mendedText(mended) } : {}),
    ...(file ? {} : { numbers: fields.numbers }),
  })
  const files = file ? { files: { file: [file] } } : {}
  const read = (as: Chosen) =>
    ask(async () => {
      setPreview(await browserCall('POST /api/v1/bulk-checks/preview/', { body: bodyOf(as), ...files }))
      setChosen(as)
    })
  const begin = () =>
    ask(async () => {
      const body = { name: fields.name, purpose: fields.purpose, ...bodyOf(chosen) }
      const { id } = await browserCall('POST /api/v1/bulk-checks/', { body, ...files })
      await navigate(`/profile/bulk-checks/${id}`)
    })
  /** Names what is missing, or goes on. */
  const ifGiven = async (next: () => Promise<void>) => {
    const wrong = {
      ...(fields.name.trim() ? {} : { name: required }),
      ...(file || fields.numbers.trim() ? {} : { numbers: required }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) await next()
  }
  return {
    ...given,
    errors,
    busy,
    preview,
    chosen,
    read: () => ifGiven(() => read(AS_IT_IS)),
    choose: (part: Partial<Chosen>) => read({ ...chosen, ...part }),
    begin: () => ifGiven(begin),
    back: () => setPreview(null),
  }
}

export type NewListState = ReturnType<typeof useNewList>
