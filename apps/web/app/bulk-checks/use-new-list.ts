// State of a new list of companies. The server reads its text or file again after each choice or correction of the member (a preview), until the
// member starts the check.
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
import { type Fields, type ListDraft, listDrafts, type ReadingOptions } from './list-draft.ts'
import { formatCorrections } from './preview/preview.rules.ts'

const DEFAULT_READING: ReadingOptions = { mended: new Map() }

/**
 * Calls the server, one call at a time. Errors of fields are shown at the fields while the form is on the page (`isForm`). Other errors, and all
 * errors on the preview, are shown as a message.
 */
function useServerCall(isForm: boolean) {
  const errorText = useErrorText()
  const toast = useToast()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const run = async (call: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await call()
      setErrors({})
    } catch (cause) {
      const fieldErrors = isRefusal(cause) ? Object.entries(cause.errors ?? {}) : []
      const reported = Object.fromEntries(fieldErrors.map(([name, [first]]) => [name, errorText(first?.code ?? '')]))
      setErrors(reported)
      if (fieldErrors.length === 0 || !isForm)
        toast.error(Object.values(reported)[0] ?? errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, errors, setErrors, required: errorText('required') }
}

/** The fields of a new list. The search page links here with the numbers that were searched for, separated by spaces in `?numbers=`. */
function useFields() {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  const { today } = useSite()
  const numbersInUrl = useSearchParams()[0].get('numbers') ?? ''
  const [fields, setFields] = useState<Fields>({
    name: texts.listName(format.date(today)),
    numbers: numbersInUrl.replaceAll(' ', '\n'),
    // The kind of deal that is selected at first: a prepayment to a supplier.
    purpose: 'prepayment',
  })
  const [file, setFile] = useState<File | null>(null)
  return { fields, setFields, file, setFile, hasNumbersInUrl: numbersInUrl !== '', today }
}

/** The body and files of the calls that preview and start a list. */
const toBody = ({ fields, file, chosen: { mended, ...rest } }: Omit<ListDraft, 'keptOn'>) => ({
  ...rest,
  ...(mended.size > 0 ? { mended: formatCorrections(mended) } : {}),
  ...(file ? {} : { numbers: fields.numbers }),
})

const toFiles = ({ file }: Pick<ListDraft, 'file'>) => (file ? { files: { file: [file] } } : {})

/** The preview and its reading options, stored as a draft across reloads. The draft is deleted when the check starts, or on another day. */
function useReading(form: ReturnType<typeof useFields>) {
  const { fields, setFields, file, setFile, hasNumbersInUrl, today } = form
  const [preview, setPreview] = useState<ListPreview | null>(null)
  const [chosen, setChosen] = useState<ReadingOptions>(DEFAULT_READING)
  const [isRestoring, setRestoring] = useState(false)
  const serverCall = useServerCall(preview === null)
  const read = (list: Omit<ListDraft, 'keptOn'>) =>
    serverCall.run(async () => {
      const answer = await browserCall('POST /api/v1/bulk-checks/preview/', { body: toBody(list), ...toFiles(list) })
      // Stored before it is shown: a reload may follow at once.
      await draft.keep({ ...list, keptOn: today })
      setPreview(answer)
      setChosen(list.chosen)
    })
  const currentDraft = useMemo(() => (preview ? { fields, file, chosen, keptOn: today } : null), [preview, fields, file, chosen, today])
  const restore = (found: ListDraft) => {
    if (found.keptOn !== today) return void draft.drop()
    // Numbers in the URL replace the draft.
    if (hasNumbersInUrl) return
    setFields(found.fields)
    setFile(found.file)
    setRestoring(true)
    void read(found).finally(() => setRestoring(false))
  }
  const draft = useDraft({ store: listDrafts, key: String(useMe().id) }, currentDraft, restore)
  return { preview, setPreview, chosen, read, serverCall, draft, isComing: !draft.isRead || isRestoring }
}

/**
 * `read` shows the preview, `choose` reads the list again with other options or corrections, `begin` starts the check and opens it, `back` returns
 * to the form. `isComing`: a stored draft is being read, so neither the form nor the preview is known yet.
 */
export function useNewList() {
  const form = useFields()
  const { fields, file } = form
  const navigate = useNavigate()
  const { preview, setPreview, chosen, read, serverCall, draft, isComing } = useReading(form)
  const { run, busy, errors, setErrors, required } = serverCall
  const begin = () =>
    run(async () => {
      const list = { fields, file, chosen }
      const body = { name: fields.name, purpose: fields.purpose, ...toBody(list) }
      const { id } = await browserCall('POST /api/v1/bulk-checks/', { body, ...toFiles(list) })
      await draft.drop()
      await navigate(`/profile/bulk-checks/${id}`)
    })
  /** Runs `next`, or shows which fields are missing. */
  const ifComplete = async (next: () => Promise<void>) => {
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
    ...form,
    errors,
    busy,
    preview,
    chosen,
    isComing,
    read: () => ifComplete(() => read({ fields, file, chosen: DEFAULT_READING })),
    choose: (part: Partial<ReadingOptions>) => read({ fields, file, chosen: { ...chosen, ...part } }),
    begin: () => ifComplete(begin),
    back,
  }
}

export type NewListState = ReturnType<typeof useNewList>
