// A seller's complaint to the staff about a request for prices that they received, or about one file of it.
import type { QuoteFile } from '@sverka/contract/quotes/quote-files'
import { QUOTE_COMPLAINT_MAX } from '@sverka/contract/quotes/quotes.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Complain } from '../shell/complain.tsx'
import { Select } from '../ui/field.tsx'
import { complainMessages } from './complain.messages.ts'

interface QuoteComplaintProps {
  /** Id of the request. */
  id: number
  files: readonly QuoteFile[]
}

export function QuoteComplaint({ id, files }: QuoteComplaintProps) {
  const texts = useMessages(complainMessages)
  /** Id of the file complained about; empty for the whole request. */
  const [file, setFile] = useState('')
  const complain = (text: string) =>
    browserCall('POST /api/v1/quote-invitations/:id/complaints/', { params: { id }, body: { text, file: file || null } })
  return (
    <div>
      <Complain texts={texts} maxLength={QUOTE_COMPLAINT_MAX} complain={complain}>
        {files.length > 0 && (
          <Select label={texts.about} value={file} onChange={({ currentTarget }) => setFile(currentTarget.value)}>
            <option value="">{texts.whole}</option>
            {files.map(({ id: fileId }, index) => (
              <option key={fileId} value={fileId}>
                {texts.file(index + 1)}
              </option>
            ))}
          </Select>
        )}
      </Complain>
    </div>
  )
}
