/**
 * A document without the keys that this version does not know: code cannot use them, and every copy by spread keeps them. At
 * every level.
 */
export type KnownKeys<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer E)[]
    ? KnownKeys<E>[]
    : { [K in keyof T as string extends K ? never : K]: KnownKeys<T[K]> }
