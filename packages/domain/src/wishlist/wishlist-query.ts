// Which of a visitor's lists are asked for. Source: spec 3 §6, §7.

/**
 * A guest's tiles need to know what is on the list and no more; comments and other people are for those who are logged in. Source: spec 3 §6, §7
 * "essentials or full variants".
 */
export const wishlistQueryFor = (isLoggedIn: boolean): 'essentials' | 'full' => (isLoggedIn ? 'full' : 'essentials');
