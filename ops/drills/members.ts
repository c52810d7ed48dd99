// Helpers of the drills: requests to the server's API as members of the demo, who sign in, chat and upload files.
/** Password of all accounts of the demo. */
const PASSWORD = 'Demo-2026!'

/** Accounts of the demo: `buyer@demo.test` and so on. */
export type Who = 'buyer' | 'seller' | 'admin'

export interface Member {
  readonly origin: string
  /** Access token; empty for a guest. */
  readonly token: string
  /** Signs in again; absent for a member who keeps one token. */
  renew?(): Promise<void>
}

/** Sends a request and returns the parsed JSON, or the text of another type. Throws with the answer if its status is no success, and after 20 s. */
export async function call<T>({ origin, token }: Member, method: string, path: string, body?: object): Promise<T> {
  const isForm = body instanceof FormData
  const answer = await fetch(origin + path, {
    method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    body: isForm ? body : body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(20_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
}

/** Signs in as an account of the demo; throws if that is refused. */
export async function signIn(origin: string, who: Who): Promise<Member> {
  const sent = { email: `${who}@demo.test`, password: PASSWORD }
  return { origin, token: (await call<{ access: string }>({ origin, token: '' }, 'POST', '/auth/jwt/create/', sent)).access }
}

/** Finds the chat room of both members; throws if there is none. */
export async function openRoom(first: Member, second: Member): Promise<{ slug: string; kind: string }> {
  const listed = await Promise.all(
    [first, second].map((member) => call<{ result: { slug: string; kind: string }[] }>(member, 'GET', '/api/v1/chats/?page_size=50')),
  )
  const slugs = new Set(listed[1]?.result.map(({ slug }) => slug))
  const common = listed[0]?.result.find(({ slug }) => slugs.has(slug))
  if (!common) throw new Error('the members of the demo have no conversation')
  return common
}

/** A PNG picture of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads a picture to a room and reads it back. */
export async function uploadAndReadBack(member: Member, slug: string): Promise<void> {
  const id = await putFile(member, slug)
  await call(member, 'GET', `/api/v1/chats/${slug}/attachments/${id}/`)
}

/** Uploads a picture to a room; returns its id. */
export async function putFile(member: Member, slug: string): Promise<string> {
  const form = new FormData()
  form.set('name', 'drill.png')
  form.set('file', new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }), 'drill.png')
  return (await call<{ id: string }>(member, 'POST', `/api/v1/chats/${slug}/attachments/`, form)).id
}
