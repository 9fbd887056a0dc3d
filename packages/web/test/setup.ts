// What every test of views stands on: React's StrictMode, which puts each view into the page twice, and the code that the shop host renders
// with, which is there before the first test as it is on the shop host before the first page.

import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { fetchServerCode } from '../src/react/deferred-code.ts';

configure({ reactStrictMode: true });
beforeAll(fetchServerCode);
