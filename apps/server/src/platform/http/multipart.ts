// Parses a multipart form into the fields and files that an operation declares, in memory and within the operation's limits.
import multipart from '@fastify/multipart'
import { fieldErrors } from '@sverka/contract/errors'
import type { FileRule, Operation } from '@sverka/contract/http/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { httpLimits } from '../bounds.ts'
import { type FieldErrors, RefusalError, refuse } from '../errors.ts'
import type { Upload } from './uploads.ts'

/** One uploaded file. The sender's file name and media type are discarded, since they cannot be trusted. */
export interface UploadedFile {
  readonly bytes: Buffer
}

export interface MultipartBody {
  readonly body: Record<string, unknown>
  readonly files: Record<string, UploadedFile[]>
}

/** Registers the parser. `readMultipart` itself refuses a file that is too large, so that the error is the contract's. */
export const installMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Reads a form; `upload` counts the bytes held in memory. Undeclared fields and files are dropped. Throws 413 for a file or texts that are too
 * large, 400 for a truncated body, a missing or an extra file.
 */
export async function readMultipart(request: FastifyRequest, operation: Operation, upload: Upload): Promise<MultipartBody> {
  try {
    return await readParts(request, operation, upload)
  } catch (error) {
    if (error instanceof RefusalError || (error as { statusCode?: number }).statusCode !== undefined) throw error
    // Parser errors without a status are the sender's: a truncated body, no boundary, a broken part header.
    return refuse('malformed_request')
  } finally {
    // The rest of a refused form is discarded unparsed: if it stayed unread, it would block the connection.
    request.raw.unpipe()
    request.raw.resume()
  }
}

async function readParts(request: FastifyRequest, operation: Operation, upload: Upload): Promise<MultipartBody> {
  const rules: Readonly<Record<string, FileRule>> = operation.files ?? {}
  const maxFileBytes = Math.max(1, ...Object.values(rules).map((rule) => rule.maxBytes))
  const maxFiles = Object.values(rules).reduce((sum, rule) => sum + rule.maxCount, 0)
  let remainingBytes = fieldByteLimit(operation)
  const limits = {
    fileSize: maxFileBytes,
    // One file too many is read, so that it is refused as such.
    files: maxFiles + 1,
    fields: httpLimits.multipartFields,
    fieldSize: remainingBytes,
    parts: maxFiles + 1 + httpLimits.multipartFields,
    headerPairs: httpLimits.multipartHeadLines,
    headerSize: httpLimits.multipartHeadBytes,
  }
  const body: Record<string, unknown> = {}
  const files: Record<string, UploadedFile[]> = {}
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      // A truncated text would be stored as if it were complete.
      remainingBytes -= Buffer.byteLength(typeof part.value === 'string' ? part.value : JSON.stringify(part.value))
      if (part.valueTruncated || remainingBytes < 0) refuse('body_too_large')
      addField(body, operation, part.fieldname, part.value)
      continue
    }
    const bytes = await readBytes(part.file, upload)
    const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined
    if (!rule) continue
    if (part.file.truncated || bytes.length > rule.maxBytes) refuse('body_too_large')
    files[part.fieldname] = [...(files[part.fieldname] ?? []), { bytes }]
  }
  checkCounts(rules, files)
  return { body, files }
}

/** Limit in bytes of all text fields: the longest declared texts, at most four bytes per character in UTF-8, plus an allowance for other fields. */
function fieldByteLimit({ body }: Operation): number {
  const { properties = {} } = (body ?? {}) as { properties?: Readonly<Record<string, { maxLength?: number }>> }
  const bytes = Object.values(properties).reduce((sum, { maxLength = 0 }) => sum + 4 * maxLength, httpLimits.multipartBytes)
  return Math.min(bytes, httpLimits.multipartMostBytes)
}

/** Reads a file; each chunk is counted in `upload` before the next is read, so that too many uploads are refused early. */
async function readBytes(file: AsyncIterable<Buffer>, upload: Upload): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    upload.hold(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function addField(body: Record<string, unknown>, operation: Operation, name: string, value: unknown): void {
  const properties = (operation.body as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {}
  if (!Object.hasOwn(properties, name)) return
  if (properties[name]?.type === 'array') body[name] = [...((body[name] as unknown[] | undefined) ?? []), value]
  else body[name] = value
}

function checkCounts(rules: Readonly<Record<string, FileRule>>, files: Record<string, UploadedFile[]>): void {
  const errors: FieldErrors = {}
  for (const [name, rule] of Object.entries(rules)) {
    const count = files[name]?.length ?? 0
    if (rule.required && count === 0) errors[name] = [{ code: 'required', message: fieldErrors.required }]
    if (count > rule.maxCount) errors[name] = [{ code: 'too_many_files', message: fieldErrors.too_many_files }]
  }
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}
