import type { Instant } from '@tornister/domain/shared';
import { useEffect, useState } from 'react';
import { ports } from '../../../composition/ports.ts';
import { useService } from '../../../react/shop-provider.tsx';

/** The moment, second by second. It begins with the moment of the shop host, so that both sides draw the same first frame. */
export const useNow = (opened: Instant): Instant => {
  const clock = useService(ports.clock);
  const [now, setNow] = useState(opened);
  // The clock lives outside of React: it is listened to as long as the view stands.
  useEffect(() => {
    const ticking = clock.everySecond$.subscribe(setNow);
    return () => ticking.unsubscribe();
  }, [clock]);
  return now;
};
