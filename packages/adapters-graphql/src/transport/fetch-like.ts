// The type of a function like `fetch`, around which transport rules are wrapped.

export type RequestParts = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | Headers;
  /** JSON, or a form with a file. */
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
  readonly credentials?: 'same-origin' | 'omit' | 'include';
};

/** The network as the transport rules see it; every rule takes one and gives one, so that they compose and are tested alone. */
export type FetchLike = (url: string | URL, init: RequestParts) => Promise<Response>;
