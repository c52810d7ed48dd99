// Who is calling: the tokens of the signed-in person, given to the client by whoever keeps them.

export interface Session {
  /** The token to send, or null for a guest. */
  accessToken(): string | null
  /** Exchanges the refresh token; false when there is none or the server refused it. */
  refresh(): Promise<boolean>
  /** Told when the session could not be saved. */
  lost(): void
}

export const guestSession: Session = {
  accessToken: () => null,
  refresh: async () => false,
  lost: () => undefined,
}
