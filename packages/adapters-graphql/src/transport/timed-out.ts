// What ends a call whose time is over.

import { TIMEOUT_MESSAGE } from '@tornister/domain/session';

/** A call that took longer than it may, with the message of spec 2 §8; who asks goes by the class. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';

  constructor() {
    super(TIMEOUT_MESSAGE);
  }
}
