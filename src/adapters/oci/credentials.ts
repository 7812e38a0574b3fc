/** What a registry, or its token server, is shown. */
export type Credentials =
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  /** Docker's identity token: exchanged at the token server. https://distribution.github.io/distribution/spec/auth/oauth/ */
  | { readonly kind: 'identity'; readonly token: string }
  /** Shown to the registry as it is. */
  | { readonly kind: 'bearer'; readonly token: string }

export interface FoundCredentials {
  /** Undefined where there are none: the registry is asked anonymously. */
  readonly credentials: Credentials | undefined
  /** The source that had them, or all that were looked at, for the text of a refusal. */
  readonly source: string
}
