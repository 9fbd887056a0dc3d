// The cookies of a visitor's session, as the shop host may write them.

/** What a login lives by: the short token that says who somebody is, and the one that is exchanged for the next two. */
export type LoginTokens = { readonly jwt: string; readonly refreshToken: string };

/** The cookies of the visitor, as the shop host may write them. */
export type SessionCookies = {
  readonly cartId: () => string | undefined;
  /** Whether somebody is logged in with an account, as far as cookies tell. */
  readonly isMember: () => boolean;
  readonly setIds: (ids: { readonly cartId: string; readonly userId: string }) => void;
  readonly setCart: (cartId: string) => void;
  readonly setUser: (userId: string) => void;
  /** Forgets the cart and the user id. */
  readonly clearIds: () => void;
  /** By which an account takes over the order of the guest who was here; until the next login, for an hour at the most. */
  readonly guestToken: () => string | undefined;
  /** Keeps the tokens out of reach for scripts and sets the readable flags of the login state. */
  readonly setLogin: (login: {
    readonly tokens: LoginTokens;
    readonly kind: 'guest' | 'member';
    readonly stay: boolean;
    /** Of a member: by this the browser is known at the next login. */
    readonly device?: string;
  }) => void;
  readonly clearLogin: () => void;
};
