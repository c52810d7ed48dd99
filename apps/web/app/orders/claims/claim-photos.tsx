// Photos and PDF documents of a claim (complaint about an order): photos are displayed and can be opened, documents are downloaded. Only buyer,
// seller and staff may load them, so they are fetched with the member's token.
import type { ClaimFile } from '@sverka/contract/orders/claims'
import { fetchFile, saveFile } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useLoadedPicture } from '../../shell/use-loaded-picture.ts'
import { useRefused } from '../../shell/use-refused.ts'
import { LinkButton } from '../../ui/button.tsx'
import { claimsMessages } from './claims.messages.ts'
import styles from './claims.module.css'

const FILE_OPERATION = 'GET /api/v1/order-claims/:id/files/:file/'

interface FilesProps {
  /** Id of the claim. */
  claim: number
  files: readonly ClaimFile[]
}

export const ClaimFiles = ({ claim, files }: FilesProps) =>
  files.length > 0 && (
    <ul className={styles.files}>
      {files.map((file, index) => (
        <li key={file.id} className={file.kind === 'pdf' ? styles.wide : undefined}>
          {file.kind === 'pdf' ? (
            <Document claim={claim} file={file.id} at={index + 1} />
          ) : (
            <Photo claim={claim} file={file.id} at={index + 1} />
          )}
        </li>
      ))}
    </ul>
  )

interface FileProps {
  claim: number
  /** Id of the file. */
  file: string
  /** Number in the list, from 1, used as the file's name: the files have none of their own. */
  at: number
}

function Document({ claim, file, at }: FileProps) {
  const texts = useMessages(claimsMessages)
  const showError = useRefused()
  const save = () =>
    saveFile(FILE_OPERATION, { params: { id: claim, file } }, `${at}.pdf`).catch((cause: unknown) => showError(cause, texts))
  return <LinkButton onClick={() => void save()}>{texts.document(at)}</LinkButton>
}

function Photo({ claim, file, at }: FileProps) {
  const texts = useMessages(claimsMessages)
  const url = useLoadedPicture(file, () => fetchFile(FILE_OPERATION, { params: { id: claim, file } }))
  if (!url) return <span className={styles.photo} role="img" aria-label={texts.photo(at)} />
  return (
    <a className={styles.photo} href={url} target="_blank" rel="noopener" aria-label={texts.photo(at)}>
      <img src={url} alt="" />
    </a>
  )
}
