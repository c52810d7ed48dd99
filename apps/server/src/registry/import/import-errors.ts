// The three refusals of an import: of a malformed document, of one record, of a whole file. The message is the reason in the closing report.

/** A document is malformed or exceeds the limits; the rest of its file is imported. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused'
}

/** A well-formed document or row cannot be imported, for example because of an invalid ОГРН; the rest of its file is imported. */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused'
}

/** A file is refused; records that were read before are kept. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/** True for a refusal; any other error is a fault of ours or of the machine and must stop the import. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof XmlRefused || error instanceof RecordRefused || error instanceof FileRefused
