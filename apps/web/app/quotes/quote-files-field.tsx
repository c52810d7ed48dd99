// The field for the files of a request for prices, and what is wrong with them before they are sent.
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

/** By field; `kept` files the request has already. */
export function fileFaults(files: readonly File[], kept: number, texts: FaultTexts): FieldErrors {
  if (kept + files.length > QUOTE_FILES_MAX) return { file: texts.tooMany }
  return files.some(({ size }) => size > QUOTE_FILE_BYTES) ? { file: texts.tooLarge } : {}
}
