// What the shop host draws with code of its own is there before the first test, as it is on the shop host before the first page.

import { beforeAll } from 'vitest';
import { fetchCodeForHost } from '../src/react/late-code.ts';

beforeAll(fetchCodeForHost);
