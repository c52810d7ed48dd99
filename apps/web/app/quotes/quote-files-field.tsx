// The field for the files of a request for prices, and the check of their number and size before they are sent.
import { QUOTE_FILE_BYTES, QUOTE_FILES_MAX } from '@sverka/contract/quotes/quotes.rules'
import { useMessages } from '../i18n/catalogue.ts'
import type { FieldErrors } from '../shell/use-submit.ts'
import { FilesField } from '../ui/file-field.tsx'
import { quoteFilesMessages } from './quote-files.messages.ts'

interface FieldProps {
  files: readonly File[]
  error: string | undefined
  onFiles: (files: readonly File[]) => void
}

export function QuoteFilesField({ files, error, onFiles }: FieldProps) {
  const texts = useMessages(quoteFilesMessages)
  return (
    <FilesField
      label={texts.label}
      empty={texts.empty}
      hint={texts.hint}
      accept="image/*,application/pdf"
      files={files}
      error={error}
      onFiles={onFiles}
    />
  )
}

interface FaultTexts {
  readonly tooMany: string
  readonly tooLarge: string
}

/** The error as `file`; empty if there is none. `storedCount`: how many files the request has already. */
export function fileFaults(files: readonly File[], storedCount: number, texts: FaultTexts): FieldErrors {
  if (storedCount + files.length > QUOTE_FILES_MAX) return { file: texts.tooMany }
  return files.some(({ size }) => size > QUOTE_FILE_BYTES) ? { file: texts.tooLarge } : {}
}
