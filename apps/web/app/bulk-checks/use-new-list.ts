// State of a new list: text or file, read by the server after each choice or correction, started at the end.
import type { ListPreview } from '@sverka/contract/bulk-checks/bulk-checks'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useMe } from '../profile/use-me.ts'
import { useSite } from '../shell/root-data.ts'
import { useDraft } from '../shell/use-draft.ts'
import { useToast } from '../ui/toast.tsx'
import { bulkChecksMessages } from './bulk-checks.messages.ts'
import { type Chosen, type Fields, type ListDraft, listDrafts } from './list-draft.ts'
import { formatCorrections } from './preview/preview.rules.ts'

const AS_IT_IS: Chosen = { mended: new Map() }

/** Calls the server and reports a refusal, beside the fields where it names them. */
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
      const fieldErrors = isRefusal(cause) ? Object.entries(cause.errors ?? {}) : []
      const reported = Object.fromEntries(fieldErrors.map(([name, [first]]) => [name, errorText(first?.code ?? '')]))
      setErrors(reported)
      // Errors of a field are shown at the field.
      if (fieldErrors.length === 0 || !isForm)
        toast.error(Object.values(reported)[0] ?? errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return { ask, busy, errors, setErrors, required: errorText('required') }
}

/** The fields of a new list; the search links here with the numbers that were searched for. */
function useFields() {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  const { today } = useSite()
  const numbersInUrl = useSearchParams()[0].get('numbers') ?? ''
  const [fields, setFields] = useState<Fields>({
    name: texts.listName(format.date(today)),
    numbers: numbersInUrl.replaceAll(' ', '\n'),
    purpose: 'prepayment',
  })
  const [file, setFile] = useState<File | null>(null)
  return { fields, setFields, file, setFile, isAsked: numbersInUrl !== '', today }
}

/** The body and files of the preview. */
const toBody = ({ fields, file, chosen: { mended, ...rest } }: Omit<ListDraft, 'keptOn'>) => ({
  ...rest,
  ...(mended.size > 0 ? { mended: formatCorrections(mended) } : {}),
  ...(file ? {} : { numbers: fields.numbers }),
})

const toFiles = ({ file }: Pick<ListDraft, 'file'>) => (file ? { files: { file: [file] } } : {})

/** The preview and its options; kept across reloads, removed when the list is started. */
function useReading(given: ReturnType<typeof useFields>) {
  const { fields, setFields, file, setFile, isAsked, today } = given
  const [preview, setPreview] = useState<ListPreview | null>(null)
  const [chosen, setChosen] = useState<Chosen>(AS_IT_IS)
  const [isReviving, setReviving] = useState(false)
  const asking = useAsking(preview === null)
  const read = (list: Omit<ListDraft, 'keptOn'>) =>
    asking.ask(async () => {
      const answer = await browserCall('POST /api/v1/bulk-checks/preview/', { body: toBody(list), ...toFiles(list) })
      // Stored before it is shown: a reload may follow at once.
      await draft.keep({ ...list, keptOn: today })
      setPreview(answer)
      setChosen(list.chosen)
    })
  const kept = useMemo(() => (preview ? { fields, file, chosen, keptOn: today } : null), [preview, fields, file, chosen, today])
  const revive = (found: ListDraft) => {
    if (found.keptOn !== today) return void draft.drop()
    // Numbers in the URL replace the draft.
    if (isAsked) return
    setFields(found.fields)
    setFile(found.file)
    setReviving(true)
    void read(found).finally(() => setReviving(false))
  }
  const draft = useDraft({ store: listDrafts, key: String(useMe().id) }, kept, revive)
  return { preview, setPreview, chosen, read, asking, draft, isComing: !draft.isRead || isReviving }
}

export function useNewList() {
  const given = useFields()
  const { fields, file } = given
  const navigate = useNavigate()
  const { preview, setPreview, chosen, read, asking, draft, isComing } = useReading(given)
  const { ask, busy, errors, setErrors, required } = asking
  const begin = () =>
    ask(async () => {
      const list = { fields, file, chosen }
      const body = { name: fields.name, purpose: fields.purpose, ...toBody(list) }
      const { id } = await browserCall('POST /api/v1/bulk-checks/', { body, ...toFiles(list) })
      await draft.drop()
      await navigate(`/profile/bulk-checks/${id}`)
    })
  /** Names what is missing, or starts the list. */
  const ifGiven = async (next: () => Promise<void>) => {
    const wrong = {
      ...(fields.name.trim() ? {} : { name: required }),
      ...(file || fields.numbers.trim() ? {} : { numbers: required }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) await next()
  }
  const back = async () => {
    setPreview(null)
    await draft.drop()
  }
  return {
    ...given,
    errors,
    busy,
    preview,
    chosen,
    isComing,
    read: () => ifGiven(() => read({ fields, file, chosen: AS_IT_IS })),
    choose: (part: Partial<Chosen>) => read({ fields, file, chosen: { ...chosen, ...part } }),
    begin: () => ifGiven(begin),
    back,
  }
}

export type NewListState = ReturnType<typeof useNewList>
