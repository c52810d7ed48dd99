// The field for photos and PDF files of a claim (complaint about an order) or of its answer, and the check of the form before it is sent.
import { CLAIM_FILE_BYTES, CLAIM_FILES_MAX } from '@sverka/contract/orders/claims.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { FilesField } from '../../ui/file-field.tsx'
import { claimFormMessages } from './claim-form.messages.ts'

interface FieldProps {
  files: readonly File[]
  error: string | undefined
  onFiles: (files: readonly File[]) => void
}

export function ClaimFilesField({ files, error, onFiles }: FieldProps) {
  const texts = useMessages(claimFormMessages)
  return (
    <FilesField label={texts.files} empty={texts.noFiles} accept="image/*,application/pdf" files={files} error={error} onFiles={onFiles} />
  )
}

interface FaultTexts {
  readonly fillIn: string
  readonly tooMany: string
  readonly tooLarge: string
}

/** Error texts by field: the text is missing (`said`), or there are too many files or one is too large (`file`). Empty if the form is valid. */
export const claimFaults = (description: string, files: readonly File[], texts: FaultTexts) => ({
  ...(description.trim() ? {} : { said: texts.fillIn }),
  ...(files.length > CLAIM_FILES_MAX
    ? { file: texts.tooMany }
    : files.some(({ size }) => size > CLAIM_FILE_BYTES)
      ? { file: texts.tooLarge }
      : {}),
})
